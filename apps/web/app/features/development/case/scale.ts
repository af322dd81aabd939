/** Position of a value between two ends, in percent from the left or the bottom. */
export function placeOn(min: number, max: number): (value: number) => number {
  return (value) => ((value - min) / (max - min)) * 100;
}

const steps = [1, 2, 5];

/** About `count` round numbers that cover a range, including zero if the range does. */
export function roundTicks(min: number, max: number, count: number): number[] {
  const rough = (max - min) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(min / step);
  const last = Math.ceil(max / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step || 0);
}

/** Points of a line in a 100 × 100 view box, with zero at the bottom. */
export function pointsOf(values: readonly number[], place: (value: number) => number): string {
  const last = values.length - 1;
  return values.map((value, at) => `${((at / last) * 100).toFixed(2)},${(100 - place(value)).toFixed(2)}`).join(' ');
}
