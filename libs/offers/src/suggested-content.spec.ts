// Rules: offer.suggestion, offer.price-list
import { cateringNamesDe, extraNamesDe } from '@mainstage/content/estimate/bookable-texts.de';
import { noPriceList, type PriceList } from '@mainstage/contracts/offers/price-list';
import { checkChoices, firstChoices, type RawChoices } from '@mainstage/estimate/choices';
import { anyRaw } from '@mainstage/estimate/any-choices';
import fc from 'fast-check';
import { offerProblems } from './problems';
import { type OfferInput, suggestedContent } from './suggested-content';
import { offerContent } from './testing/offer-content';

const priceList: PriceList = {
  ...{ sample: true, vatPercent: 19, hirePercent: { morning: 60, 'full-day': 100 } },
  prices: {
    'venue.sky-lounge': { cents: 250_001, unit: 'day', vatPercent: 19 },
    'catering.dinner': { cents: 6_400, unit: 'guest', vatPercent: 7 },
    'extra.stream': { cents: 160_000, unit: 'day', vatPercent: 19 },
    'set-up': { cents: 0, unit: 'flat', vatPercent: 19 },
  },
};

const choicesOf = (raw: Partial<RawChoices>) => {
  const { choices, errors } = checkChoices({ ...firstChoices, venue: 'sky-lounge', ...raw });
  if (!choices) throw new Error(JSON.stringify(errors));
  return choices;
};
const { lines: _, textBefore: __, textAfter: ___, ...facts } = offerContent();
const input: OfferInput = { ...facts, venue: 'sky-lounge', choices: null, priceList };
const linesOf = (change: Partial<OfferInput>) => suggestedContent({ ...input, ...change }).lines;

describe('suggestedContent', () => {
  it('is the room and its set-up without an estimate, ready to be sent', () => {
    const content = suggestedContent(input);
    expect(content.lines).toMatchObject([
      {
        id: 'base',
        label: 'Hire of Sky Lounge, full day',
        unit: 'day',
        quantity: 1,
        unitCents: 250_001,
        rule: 'Sample price.',
      },
      {
        id: 'set-up',
        rule: 'Time for set-up before and dismantling after the event. Sample price.',
      },
    ]);
    expect(offerProblems(content)).toEqual([]);
  });

  it('calls the services what the German estimate calls them', () => {
    const choices = choicesOf({ catering: 'dinner', extras: 'stream,led-wall', overtime: '2', guests: '40' });
    expect(linesOf({ choices, language: 'de' }).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Überziehung', cateringNamesDe.dinner, extraNamesDe['led-wall'], extraNamesDe.stream]),
    );
  });

  it('takes the services of the estimate with the guests of the lead', () => {
    const choices = choicesOf({ catering: 'dinner', extras: 'stream,led-wall', overtime: '2', guests: '40' });
    const lines = linesOf({ choices, guests: 100 });
    expect(lines.map(({ id, quantity, unitCents, vatPercent }) => [id, quantity, unitCents, vatPercent])).toEqual([
      ['base', 1, 250_001, 19],
      ['set-up', 1, 0, 19],
      ['overtime', 2, 25_000, 19],
      ['catering', 100, 6_400, 7],
      ['led-wall', 1, null, 19],
      ['stream', 1, 160_000, 19],
    ]);
    expect(lines.find(({ id }) => id === 'led-wall')?.rule).toBe('');
  });

  it('charges a part of the day as a percentage, and leaves other hours open', () => {
    expect(linesOf({ hire: 'morning' })[0]).toMatchObject({
      unitCents: 150_001,
      rule: 'Half day, morning: 60% of the price of a full day. Sample price.',
    });
    expect(linesOf({ hire: 'evening' })[0]).toMatchObject({ unitCents: null });
    expect(linesOf({ hire: null })[0]).toMatchObject({ unitCents: null, label: 'Hire of Sky Lounge' });
  });

  it('writes German', () => {
    const [base, , food] = linesOf({ language: 'de', choices: choicesOf({ catering: 'finger-food-5' }) });
    expect(base!.label).toBe('Miete Sky Lounge, ganzer Tag');
    expect(food).toMatchObject({ label: 'Fingerfood, 5 Stück', rule: '5 Stück pro Gast.', quantity: 80 });
  });

  it('has no amount without a price list', () => {
    expect(linesOf({ priceList: noPriceList }).every(({ unitCents }) => unitCents === null)).toBe(true);
  });

  it('misses nothing but amounts, whatever was estimated', () => {
    fc.assert(
      fc.property(anyRaw, fc.constantFrom('en' as const, 'de' as const), (raw, language) => {
        const { choices } = checkChoices(raw);
        const content = suggestedContent({ ...input, choices: choices ?? null, language });
        expect(offerProblems(content).filter(({ field }) => !field.endsWith('.unitCents'))).toEqual([]);
      }),
    );
  });
});
