import { money } from '@mainstage/content/constants/figures';
import type { Estimate } from '@mainstage/estimate/estimate';

/** How many lines are priced in the offer only. */
export const namedLater = ({ lines }: Estimate): number => lines.filter(({ amount }) => amount === 'on request').length;

/** €2,500.00; from €2,500.00 where a price begins there or something has none yet: never a sum that is not one. */
export function sumText(estimate: Estimate): string {
  const open = estimate.choices.bookable.from || namedLater(estimate) > 0;
  return `${open ? 'from ' : ''}${money(estimate.total)}`;
}
