import { count } from '@mainstage/house/figures';

const exact = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const german = new Intl.NumberFormat('de-DE');

/** 2500 as €2,500. */
export const euro = (amount: number): string => `€${count(amount)}`;

/** 250050 cents as €2,500.50, and less than nothing as −€2,500.50. */
export const money = (cents: number): string => `${cents < 0 ? '−' : ''}€${exact.format(Math.abs(cents) / 100)}`;

/** 2500 as the German pages write it: 2.500. */
export const countGerman = (value: number): string => german.format(value);

/** 2500 as 2.500 €, for the German mails. */
export const euroGerman = (amount: number): string => `${countGerman(amount)} €`;

/** 0.4 or 40 would both be read wrong by someone: this takes whole percent. */
export const percent = (value: number): string => `${value}%`;
