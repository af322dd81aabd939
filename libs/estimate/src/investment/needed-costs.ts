import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { monthlyRate, presentValue } from './internal-rate';
import { returnsOf } from './investment-case';

/**
 * The maximum variable costs for an internal rate, all else as given. Higher costs never raise the rate, so bisection
 * finds it.
 * @returns percent of revenue, 0 to 100; undefined if even zero costs would be too high
 */
export function variableCostFor(irrPercent: number, inputs: InvestmentInputs): number | undefined {
  const rate = monthlyRate(irrPercent);
  // The internal rate is at least this one if the present value at it is positive: it need not be computed each time.
  const reached = (variableCostPercent: number) =>
    presentValue(returnsOf({ ...inputs, variableCostPercent }).flows, rate) >= 0;
  if (!reached(0)) return undefined;
  let low = 0;
  let high = 100;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (reached(middle)) low = middle;
    else high = middle;
  }
  return low;
}
