// Rules: offer.versions
import fc from 'fast-check';
import { anyLines, offerContent } from '@mainstage/offers/testing/offer-content';
import { withWish } from './with-wish';

const anyTime = fc.option(fc.constantFrom('08:00', '12:30', '23:59', '00:00'), { nil: undefined });
const anyWish = anyLines.chain((lines) => {
  const ids = fc.array(fc.oneof(fc.constantFrom(...lines.map(({ id }) => id), ''), fc.string()));
  return fc.record({
    content: fc.constant(offerContent({ lines })),
    wish: fc.record(
      {
        ...{ guests: fc.integer({ min: 1, max: 100_000 }), startsAt: anyTime, endsAt: anyTime },
        ...{ add: ids, drop: ids, message: fc.string() },
      },
      { requiredKeys: ['add', 'drop', 'message'] },
    ),
  });
});

/** Others with FUZZ_SEED. */
const seed = Number(process.env['FUZZ_SEED'] ?? 60);

describe('a version with a wish', () => {
  it('has lines of the version before alone, at their amounts', () => {
    fc.assert(
      fc.property(anyWish, ({ content, wish }) => {
        const next = withWish(content, wish);
        for (const { id, quantity, optional, ...line } of next.lines) {
          const before = content.lines.find((each) => each.id === id)!;
          expect(line).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name in line)));
          expect(optional).toBe(before.optional && !wish.add.includes(id));
          if (quantity !== before.quantity) expect([before.unit, quantity]).toEqual(['guest', next.guests]);
        }
        expect(next.lines.map(({ id }) => id)).toEqual(
          content.lines.map(({ id }) => id).filter((id) => !wish.drop.includes(id)),
        );
        expect(Date.parse(next.endsAt)).toBeGreaterThan(Date.parse(next.startsAt));
      }),
      { seed },
    );
  });
});
