// Rules: offer.changes
import { offerContent, offerLine } from './testing/offer-content';
import { versionChanges } from './version-changes';

const before = offerContent({
  lines: [
    offerLine(),
    offerLine({ id: 'food', label: 'Dinner', unit: 'guest', quantity: 80, unitCents: 5200, vatPercent: 7 }),
  ],
});
const after = offerContent({
  guests: 100,
  endsAt: '2027-02-12T17:30:00.000Z',
  lines: [
    offerLine({ discount: { percent: 10, reason: 'second event' } }),
    offerLine({ id: 'food', label: 'Dinner', unit: 'guest', quantity: 100, unitCents: 5000, vatPercent: 7 }),
    offerLine({ id: 'stream', label: 'Live stream', optional: true, unitCents: 120_000 }),
  ],
});

describe('versionChanges', () => {
  it('says nothing of the same content', () => expect(versionChanges(before, before)).toEqual([]));

  it('names each difference and the total in English', () => {
    expect(versionChanges(before, after)).toEqual([
      'Hours: 09:00 to 18:30 instead of 09:00 to 17:00.',
      'Guests: 100 instead of 80.',
      'Hire of Sky Lounge, full day: 10% discount (second event).',
      'Dinner: 100 guests instead of 80 guests.',
      'Dinner: €50.00 per guest instead of €52.00 per guest net.',
      'New, if you like: Live stream, €1,200.00 net.',
      'Total including VAT: €8,027.50 instead of €7,426.20.',
    ]);
  });

  it('writes German for a German version', () => {
    const changes = versionChanges(before, { ...after, language: 'de' }).map((text) => text.replaceAll('\u00A0', ' '));
    expect(changes).toContain('Uhrzeit: 09:00 bis 18:30 Uhr statt 09:00 bis 17:00 Uhr.');
    expect(changes).toContain('Dinner: 50,00 € pro Gast statt 52,00 € pro Gast netto.');
    expect(changes.at(-1)).toBe('Gesamtbetrag inkl. USt.: 8.027,50 € statt 7.426,20 €.');
  });

  it('does not mention hidden lines', () => {
    const hidden = offerLine({ id: 'margin', label: 'Our margin', hidden: true });
    expect(versionChanges(before, { ...before, lines: [...before.lines, hidden] })).toEqual([]);
    const dropped = { ...before, lines: before.lines.map((line) => ({ ...line, hidden: line.id === 'food' })) };
    expect(versionChanges(before, dropped)[0]).toBe('No longer included: Dinner, €4,160.00 net.');
  });
});
