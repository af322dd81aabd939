// Rules: offer.document
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sampleTerms } from '@mainstage/config/offers/sample-terms';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerContent, offerLine } from '@mainstage/offers/testing/offer-content';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { type OfferDocument, renderOffer } from './offer-document';

const lines = [
  offerLine(),
  offerLine({ id: 'set-up', label: 'Set-up and dismantling', unit: 'flat', unitCents: 0, rule: 'From 07:00.' }),
  offerLine({ id: 'food', label: 'Dinner, 2 hours', unit: 'guest', quantity: 80, unitCents: 6400, vatPercent: 7 }),
  offerLine({
    id: 'stream',
    label: 'Live stream',
    unitCents: 160_000,
    optional: true,
    discount: { percent: 10, reason: 'Second event' },
  }),
  offerLine({ id: 'margin', label: 'Our margin', hidden: true }),
];
const content: OfferContent = offerContent({ venue: 'skyline-stage', layout: 'banquet', lines });
const offer: OfferDocument = {
  ...{ number: 'A-2027-0042', version: 2, content, terms: sampleTerms, sample: true, acceptance: null },
  binding: { kind: 'binding', until: '2027-01-15T16:00:00.000Z', challenged: false },
  date: new Date('2027-01-04T09:30:00Z'),
};
const acceptance: OfferDocument['acceptance'] = {
  ...{ acceptedAt: '2027-01-10T10:15:00.000Z', name: 'Łukasz Őri 🎉', position: 'Head of events', company: 'Vogel AG' },
  ...{ orderNumber: 'PO-7', lines: ['stream'], billingAddress: 'Vogel AG\nMainkai 4\n60311 Frankfurt', by: null },
};

const textOf = async (change: Partial<OfferDocument> = {}) => readPdf(await renderOffer({ ...offer, ...change }));
const inGerman: OfferContent = { ...content, language: 'de' };

describe('renderOffer', () => {
  it('has the content of the page, in English', async () => {
    const { text, lang, title, tagged } = await textOf();
    expect({ lang, title, tagged }).toEqual({ lang: 'en-GB', title: 'Offer A-2027-0042, version 2', tagged: true });
    for (const part of [
      ...['Skyline Stage', 'Friday 12 February 2027', '09:00 to 17:00', '07:00 to 18:00', '80 people', 'Banquet'],
      ...[
        '€2,500.00 per day',
        'Sample price.',
        '80 guests',
        '€5,120.00',
        '10% discount: Second event.',
        'Optional services',
      ],
      ...['€7,620.00', '7% VAT on €5,120.00', '19% VAT on €2,500.00', '€8,453.40', 'Not included', 'drawn to scale'],
      ...['binding until Friday 15 January 2027, 17:00', 'first in line', 'version sample-1', 'has no legal effect'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Our margin');
  });

  it('has it in German', async () => {
    const { text, lang } = await textOf({ content: inGerman });
    expect(lang).toBe('de-DE');
    for (const part of [
      ...['Angebot A-2027-0042, Version 2', 'Freitag, 12. Februar 2027', '09:00 bis 17:00 Uhr', 'Bankett'],
      ...['2.500,00 € pro Tag', '7 % USt. auf 5.120,00 €', '8.453,40 €', 'Nicht enthalten', 'maßstäblich'],
      ...['bis Freitag, 15. Januar 2027, 17:00 Uhr', 'die erste Option', 'rechtlich ohne Wirkung'],
    ])
      expect(text.replaceAll('\u00A0', ' ')).toContain(part);
  });

  it('says how binding it is', async () => {
    const challenged = { kind: 'binding', until: '2027-01-08T11:00:00.000Z', challenged: true } as const;
    expect((await textOf({ binding: challenged })).text).toContain('decide by Friday 8 January 2027, 12:00');
    expect((await textOf({ binding: { kind: 'waiting', rank: 2 } })).text).toContain('second in line');
    const booked = { kind: 'booked', until: '2027-02-12T08:00:00.000Z' } as const;
    expect((await textOf({ binding: booked })).text).toContain('already booked for you');
    expect((await textOf({ binding: { kind: 'taken' } })).text).toContain('Another client has booked the room');
    const none = await textOf({
      binding: { kind: 'without-option' },
      content: { ...content, terms: null },
      terms: null,
    });
    expect(none.text).toContain('we do not keep the date for you');
    expect(none.text).toContain('before you accept');
  });

  it('tells a private host how to accept', async () => {
    const { text } = await textOf({ content: { ...inGerman, customer: 'private' } });
    expect(text).toContain('indem Sie auf die E-Mail mit diesem Angebot antworten');
  });

  it('has the record of its acceptance, with any name', async () => {
    const { text } = await textOf({ binding: null, acceptance, content: inGerman });
    for (const part of [
      'Sonntag, 10. Januar 2027, 11:15',
      'Lukasz Ori ?',
      'Mainkai 4',
      'PO-7',
      '10.167,00',
      'Gewählte Wahlleistung.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('die erste Option');
  });

  it('prints whatever people type', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('שלום', '漢字 🎉', 'Žižkov\r\nŐ\t', ''),
    );
    const arbitrary = fc.record({ label: typed, rule: typed, text: typed, name: typed, address: typed });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ label, rule, text, name, address }) => {
        const own = {
          ...content,
          layout: null,
          textBefore: text,
          textAfter: text,
          lines: [offerLine({ label, rule })],
        };
        const record = { ...acceptance!, name, billingAddress: address, by: name };
        const bytes = await renderOffer({ ...offer, content: own, acceptance: record, binding: null });
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: 20 },
    );
  });

  it('is the same to the byte for the same input', async () => {
    const hash = async (change: Partial<OfferDocument> = {}) =>
      createHash('sha256')
        .update(await renderOffer({ ...offer, ...change }))
        .digest('hex');
    const first = await hash();
    expect(await hash()).toBe(first);
    expect(await hash({ acceptance })).not.toBe(first);
  });

  it('has a plan only if its seating can be drawn', async () => {
    const plan = async (layout: string | null) => (await textOf({ content: { ...content, layout } })).text;
    expect(await plan('theatre')).toContain(`Theatre, drawn with ${content.guests} places`);
    for (const layout of [null, 'Circus']) expect(await plan(layout)).not.toContain('Floor plan');
  });
});
