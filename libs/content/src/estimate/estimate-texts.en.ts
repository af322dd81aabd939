import { fullDateText } from '@mainstage/contracts/date-text';
import type { Language } from '@mainstage/contracts/language';
import { euro, money } from '../constants/figures';
import type { Bookable } from './bookables';
import { type DateTexts, dateTextsEn } from './date-texts.en';
import { type CateringId, cateringChoices, type ExtraId, extraChoices } from './extras';
import { lineRules, promotionRules, type RuleTexts } from './rule-texts.en';

/** Texts that an estimate is computed with: labels, rules, names and formats of a language. */
export interface EstimateTexts extends DateTexts, RuleTexts {
  language: Language;
  bookable: (bookable: Bookable) => string;
  catering: (id: CateringId) => string;
  extra: (id: ExtraId) => string;
  /** @param day YYYY-MM-DD */
  day: (day: string) => string;
  /** @param cents exact */
  money: (cents: number) => string;
  /** Whole euro. */
  euro: (amount: number) => string;
}

export const estimateTextsEn: EstimateTexts = {
  ...dateTextsEn,
  language: 'en',
  lines: lineRules,
  promotions: promotionRules,
  bookable: ({ name }) => name,
  catering: (id) => cateringChoices[id].name,
  extra: (id) => extraChoices[id].name,
  day: (day) => fullDateText(day, { weekday: 'short' }),
  money,
  euro,
};
