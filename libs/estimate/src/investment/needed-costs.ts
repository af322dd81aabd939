import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { monthlyRate, presentValue } from './internal-rate';
import { returnsOf } from './investment-case';

/**
 * How high the variable costs may be for an internal rate to be reached, all else as given. More costs never raise the
 * rate, so halving finds it.
 * @returns whole and broken percent of revenue, 0 to 100; undefined where no costs at all would still be too much
 */
export function variableCostFor(irrPercent: number, inputs: InvestmentInputs): number | undefined {
  const rate = monthlyRate(irrPercent);
  // The internal rate is at least this one where the flows are worth something at it: no need to find it each time.
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
