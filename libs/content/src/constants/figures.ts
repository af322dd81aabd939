import { count, grouped } from '@mainstage/venues/facts/number-format';

/** 2500 as €2,500. */
export const euro = (amount: number): string => `€${count(amount)}`;

/** 250050 cents as €2,500.50; negative amounts as −€2,500.50. */
export function money(cents: number): string {
  const all = Math.round(Math.abs(cents));
  return `${cents < 0 ? '−' : ''}€${count(Math.floor(all / 100))}.${String(all % 100).padStart(2, '0')}`;
}

/** 2500 in German notation: 2.500. */
export const countGerman = (value: number): string => grouped(Math.round(value), '.');

/** 2500 as 2.500 €, for the German mails. */
export const euroGerman = (amount: number): string => `${countGerman(amount)} €`;

export const percent = (value: number): string => `${value}%`;
