import { tileSpans } from './gallery-spans';

/** Fills rows of that many columns. @returns whether every row is full */
function closes(spans: readonly number[], columns: number): boolean {
  let used = 0;
  for (const span of spans) {
    used += span;
    if (used > columns) return false;
    if (used === columns) used = 0;
  }
  return used === 0;
}

describe('the widths of gallery tiles', () => {
  it.each(Array.from({ length: 30 }, (_, count) => count + 1))('leave no row open with %i tiles', (count) => {
    const spans = tileSpans(count);
    expect(spans).toHaveLength(count);
    for (const [width, columns] of [
      ['desktop', 12],
      ['tablet', 6],
      ['phone', 2],
    ] as const)
      expect([
        width,
        closes(
          spans.map((span) => span[width]),
          columns,
        ),
      ]).toEqual([width, true]);
  });
});
