import type { EstimateTexts } from '@mainstage/content/estimate/estimate-texts.en';
import type { EstimateLine } from './lines';

/** €2,500.00; of a range, whole euro around it: €2,500 to €3,000. Cents. */
export const rangeText = ({ money, euro, words }: EstimateTexts, from: number, to = from): string =>
  from === to ? money(from) : `${euro(Math.floor(from / 100))} ${words.sum.to} ${euro(Math.ceil(to / 100))}`;

/** The amount of a line, or the text for a missing one. */
export const amountText = (texts: EstimateTexts, { amount, upTo }: Pick<EstimateLine, 'amount' | 'upTo'>): string =>
  typeof amount === 'number' ? rangeText(texts, amount, upTo) : texts.words.amounts[amount];
