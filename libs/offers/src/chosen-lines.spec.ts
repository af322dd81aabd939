// Rules: offer.totals
import fc from 'fast-check';
import { chosenLines } from './chosen-lines';
import { anyLines, offerContent } from './testing/offer-content';
import { offerTotals } from './totals';

/** Ids of lines, of lines that cannot be chosen, repeated, and what else a client may send. */
const anyChoice = anyLines.chain((lines) =>
  fc.record({
    content: fc.constant(offerContent({ lines })),
    wanted: fc.array(fc.oneof(fc.constantFrom(...lines.map(({ id }) => id), ''), fc.string())),
  }),
);

/** Others with FUZZ_SEED. */
const seed = Number(process.env['FUZZ_SEED'] ?? 60);

describe('chosen lines', () => {
  it('are optional and shown, each once, whatever is sent', () => {
    fc.assert(
      fc.property(anyChoice, ({ content, wanted }) => {
        const chosen = chosenLines(content, wanted);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const id of chosen) {
          expect(content.lines.find((line) => line.id === id)).toMatchObject({ optional: true, hidden: false });
          expect(wanted).toContain(id);
        }
      }),
      { seed },
    );
  });

  it('leave the amounts of the offer as they are', () => {
    fc.assert(
      fc.property(anyChoice, ({ content, wanted }) => {
        const before = JSON.stringify(content);
        const { net, gross } = offerTotals(content, chosenLines(content, wanted));
        expect(JSON.stringify(content)).toBe(before);
        expect(gross).toBeGreaterThanOrEqual(offerTotals(content, []).gross);
        const every = content.lines.map(({ id }) => id);
        expect(gross).toBeLessThanOrEqual(offerTotals(content, chosenLines(content, every)).gross);
        expect(offerTotals(content, [...wanted].reverse()).net).toBe(net);
      }),
      { seed },
    );
  });
});
