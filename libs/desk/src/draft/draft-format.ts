import { berlinTime } from '@mainstage/contracts/berlin-time';
import { dateText, fullDateText, fullGermanDateText, germanDateText } from '@mainstage/contracts/date-text';
import type { Language } from '@mainstage/contracts/language';

const dates = {
  en: {
    full: (day: string) => fullDateText(day, { weekday: 'long' }),
    listed: (day: string) => dateText(day, { weekday: 'short' }),
  },
  de: { full: fullGermanDateText, listed: (day: string) => germanDateText(day) },
} as const satisfies Record<Language, object>;

/** Dates, times, amounts, lists and plurals of a language. */
export function draftFormat(language: Language) {
  const locale = { en: 'en-GB', de: 'de-DE' }[language];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const number = new Intl.NumberFormat(locale);
  const euro = { style: 'currency', currency: 'EUR' } as const;
  const [money, wholeMoney] = [{}, { minimumFractionDigits: 0 }].map((digits) => {
    const format = new Intl.NumberFormat(locale, { ...euro, ...digits });
    return (cents: number) => format.format(cents / 100);
  });
  const plural = new Intl.PluralRules(locale);
  return {
    /** Friday 13 September 2030; Freitag, 13. September 2030. @param text YYYY-MM-DD */
    day: dates[language].full,
    /** Fri 13 September; Freitag, 13. September; with the year where it is needed. @param text YYYY-MM-DD */
    listedDay: dates[language].listed,
    time: (at: number | Date) => berlinTime(at).time,
    dayOf: (at: Date) => berlinTime(at).day,
    list: (parts: readonly string[]) => list.format(parts),
    number: (value: number) => number.format(value),
    isOne: (value: number) => plural.select(value) === 'one',
    /** €2,500 or €2,500.50; 2.500 €. */
    money: (cents: number) => (cents % 100 === 0 ? wholeMoney : money)!(cents),
  };
}
