import { euro, money } from '@mainstage/content/constants/figures';
import { estimateWords } from '@mainstage/content/estimate/words';
import type { EstimateLine } from './lines';

const { amounts, message: words } = estimateWords;

/** €2,500.00; of a range, whole euro around it: €2,500 to €3,000. Cents. */
export const rangeText = (from: number, to = from): string =>
  from === to ? money(from) : `${euro(Math.floor(from / 100))} ${words.to} ${euro(Math.ceil(to / 100))}`;

/** The amount of a line, or the text for a missing one. */
export const amountText = ({ amount, upTo }: Pick<EstimateLine, 'amount' | 'upTo'>): string =>
  typeof amount === 'number' ? rangeText(amount, upTo) : amounts[amount];
