/** Lower bound of the search: below it a month would lose everything. */
const lowest = -0.999;

/** Present value of monthly flows, the first of them now. @param rate of a month: 0.01 is 1 % */
export function presentValue(flows: readonly number[], rate: number): number {
  // From last to first (Horner), without powers: a page calls it a thousand times at each step of a slider.
  let value = 0;
  for (let at = flows.length - 1; at >= 0; at -= 1) value = value / (1 + rate) + (flows[at] ?? 0);
  return value;
}

/** The monthly rate that is equivalent to a yearly one. @param yearlyPercent 34 is 34 % */
export const monthlyRate = (yearlyPercent: number): number => (1 + yearlyPercent / 100) ** (1 / 12) - 1;

/**
 * The yearly internal rate of return in percent of monthly flows: one payment in, then only payments back, so that
 * there is exactly one rate. Found by bisection, to a millionth of a percent.
 * @returns undefined if nothing is paid back: there is no rate then
 */
export function internalRatePercent(flows: readonly number[]): number | undefined {
  if (!flows.some((flow) => flow > 0)) return undefined;
  let low = lowest;
  let high = 1;
  while (presentValue(flows, high) > 0) high *= 2;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > 0) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}
