import { berlinTime } from '@mainstage/contracts/berlin-time';
import { fullDateText, fullGermanDateText } from '@mainstage/contracts/date-text';
import type { Language } from '@mainstage/contracts/language';
import { countGerman, money } from '@mainstage/content/constants/figures';
import { count } from '@mainstage/venues/facts/number-format';

export interface OfferFormat {
  /** €2,500.50; 2.500,50 €. */
  money: (cents: number) => string;
  /** 1.5; 1,5. */
  number: (value: number) => string;
  /** Friday 12 February 2027; Freitag, 12. Februar 2027. @param day YYYY-MM-DD */
  day: (day: string) => string;
  /** In Frankfurt: 17:00; 17:00 Uhr. @param at ISO 8601 */
  time: (at: string) => string;
  /** Friday 12 February 2027, 17:00; Freitag, 12. Februar 2027, 17:00 Uhr. @param at ISO 8601 */
  moment: (at: string) => string;
}

const noBreak = '\u00A0';
const timeOf = (at: string) => berlinTime(new Date(at)).time;
const dayOf = (at: string) => berlinTime(new Date(at)).day;
const longDay = (day: string) => fullDateText(day, { weekday: 'long' });

/** As `money`, in German notation. */
function moneyGerman(cents: number): string {
  const all = Math.abs(cents);
  const decimals = String(all % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}${countGerman(Math.floor(all / 100))},${decimals}${noBreak}€`;
}

/** Groups the whole part only: `grouped` writes decimals with a point in every language. */
function numberGerman(value: number): string {
  const [, decimals] = String(Math.round(value * 100) / 100).split('.');
  return decimals ? `${countGerman(Math.floor(value))},${decimals}` : countGerman(value);
}

/** Amounts, numbers and times of an offer, without `Intl` for numbers (see `grouped`). */
export const offerFormats: Readonly<Record<Language, OfferFormat>> = {
  en: { money, number: count, day: longDay, time: timeOf, moment: (at) => `${longDay(dayOf(at))}, ${timeOf(at)}` },
  de: {
    money: moneyGerman,
    number: numberGerman,
    day: fullGermanDateText,
    time: (at) => `${timeOf(at)}${noBreak}Uhr`,
    moment: (at) => `${fullGermanDateText(dayOf(at))}, ${timeOf(at)}${noBreak}Uhr`,
  },
};
