import fc from 'fast-check';
import { inAll, meets, merged } from './spans';

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 })), { maxLength: 12 })
  .map((list) => list.map(([from, length]) => ({ from, to: from + length })));
const minutes = Array.from({ length: 80 }, (_, minute) => minute);
const covers = (list: readonly { from: number; to: number }[], minute: number) =>
  list.some(({ from, to }) => from <= minute && minute < to);

it('merging spans covers the same minutes, in order and without overlaps', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const one = merged(list);
      expect(minutes.map((minute) => covers(one, minute))).toEqual(minutes.map((minute) => covers(list, minute)));
      for (const [index, { from }] of one.entries()) if (index > 0) expect(from).toBeGreaterThan(one[index - 1]!.to);
    }),
  );
});

it('what is busy in all of several is busy in each', () => {
  fc.assert(
    fc.property(fc.array(spans, { minLength: 1, maxLength: 4 }), (lists) => {
      const common = inAll(lists.map(merged));
      expect(minutes.map((minute) => covers(common, minute))).toEqual(
        minutes.map((minute) => lists.every((list) => covers(list, minute))),
      );
    }),
  );
});

it('a stretch meets a span exactly when they share a minute', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 10 }), (list, from, length) => {
      const shared = minutes.some((minute) => from <= minute && minute < from + length && covers(list, minute));
      expect(meets(merged(list), { from, to: from + length })).toBe(shared);
    }),
  );
});
