// Rules: desk.documents
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { venueIds } from '@mainstage/venues/facts/ids';
import { layoutsFor } from '@mainstage/venues/plan/plan';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { askedPlan } from './asked-plan';
import { type DocumentLead, documentOf, documentsOf } from './documents';
import { DocumentUnavailable, renderDocument } from './render-document';

const lead: DocumentLead = {
  ...{ venue: 'skyline-stage', day: '2030-09-13', hire: 'full-day', guests: 120, layout: 'banquet', estimate: null },
  language: 'en',
  now: new Date('2030-06-03T10:00:00Z'),
};
let siteFolder: string;
beforeAll(() => {
  siteFolder = mkdtempSync(join(tmpdir(), 'mainstage-site-'));
  mkdirSync(join(siteFolder, 'downloads/venues'), { recursive: true });
  for (const kind of ['data-sheet', 'brochure'])
    writeFileSync(join(siteFolder, `downloads/venues/skyline-stage-${kind}.pdf`), kind);
});
afterAll(() => rmSync(siteFolder, { recursive: true }));
const render = (kind: Parameters<typeof renderDocument>[0], changed: Partial<DocumentLead> = {}) =>
  renderDocument(kind, { ...lead, ...changed }, { siteFolder, origin: 'https://venue.example', samplePrices: true });

describe('the documents of a lead', () => {
  it('can all be made where venue, day, guests and layout are known', () => {
    expect(documentsOf(lead).map(({ filename, notes }) => [filename, notes])).toEqual([
      ['skyline-stage-data-sheet.pdf', []],
      ['skyline-stage-brochure.pdf', []],
      ['skyline-stage-plan-banquet.pdf', []],
      ['skyline-stage-estimate.pdf', []],
    ]);
  });

  it('say why one cannot be made', () => {
    const reasons = (changed: Partial<DocumentLead>) =>
      documentsOf({ ...lead, ...changed }).map(({ reason }) => reason);
    expect(reasons({ venue: null })).toEqual(Array.from({ length: 4 }, () => 'The lead names no venue.'));
    expect(reasons({ guests: null })).toEqual([null, null, null, 'The lead names no number of guests.']);
    expect(reasons({ layout: 'Circus' })[2]).toBe('Skyline Stage has no plan in the layout asked for, “Circus”.');
    expect(reasons({ guests: 900 })[3]).toMatch(/please enter whole guests, 1 to 199/);
    expect(reasons({ day: '2030-06-02' })[3]).toMatch(/passed/);
  });

  it('say what they assume', () => {
    expect(documentOf('plan', { ...lead, layout: null }).notes).toEqual([
      'The lead names no layout: the plan shows Theatre, 199 seats in rows.',
    ]);
    expect(documentOf('plan', { ...lead, guests: 190 }).notes).toEqual([
      'The plan shows 180 seats at round tables, the most in this layout; 190 are asked for.',
    ]);
    expect(documentOf('estimate', { ...lead, hire: null, day: null }).notes).toHaveLength(2);
    expect(documentOf('estimate', { ...lead, hire: 'day-and-evening' }).notes).toEqual([
      'The estimate is for a full day; the evening is not in it.',
    ]);
  });

  it('have a plan for every layout and set-up of every venue', () => {
    for (const venue of venueIds)
      for (const layout of [
        ...layoutsFor(venue).map((each) => each.layout),
        ...setUpsOf(venue).map((each) => each.caption),
      ])
        expect([venue, layout, askedPlan(venue, layout, 1).plan === null]).toEqual([venue, layout, false]);
  });
});

describe('a document', () => {
  it('is the site’s own file where the site has it', async () => {
    const { filename, contentType, bytes } = await render('data-sheet');
    expect([filename, contentType, String(bytes)]).toEqual([
      'skyline-stage-data-sheet.pdf',
      'application/pdf',
      'data-sheet',
    ]);
    expect(String((await render('brochure')).bytes)).toBe('brochure');
  });

  it('is the plan in the layout asked for, on one sheet', async () => {
    const { text, title, tagged, pages } = await readPdf((await render('plan')).bytes);
    expect([title, tagged, pages]).toEqual(['Skyline Stage: floor plan, Banquet', true, 1]);
    expect(text).toContain('180 seats at round tables.');
    expect(text).toMatch(/\d+\.\d\d m/);
  });

  it('is an estimate with every line, payment and deadline', async () => {
    const { text, title, tagged } = await readPdf((await render('estimate')).bytes);
    expect([title, tagged]).toEqual(['Skyline Stage: non-binding estimate', true]);
    for (const words of [
      'Fri 13 September 2030',
      '120 guests',
      '€2,500.00',
      'Payment',
      'Cancellation',
      'an estimate, not an offer',
    ])
      expect(text).toContain(words);
  });

  it('is the estimate that the client sent, for the day and guests that the lead says now', async () => {
    const estimate = 'venue=skyline-stage&guests=30&catering=lunch&date=2030-09-12';
    const { text } = await readPdf((await render('estimate', { estimate })).bytes);
    expect(text).toContain('Fri 13 September 2030');
    expect(text).toContain('120 guests');
    expect(text).toMatch(/lunch/i);
  });

  it('is refused with the reason where it cannot be made', async () => {
    await expect(render('estimate', { guests: null })).rejects.toThrow(
      new DocumentUnavailable('The lead names no number of guests.'),
    );
    await expect(render('brochure', { venue: null })).rejects.toThrow('The lead names no venue.');
  });
});
