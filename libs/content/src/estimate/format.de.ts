/** Numbers and money of a German estimate; for the server, because `Intl` is slow to load in a browser. */

const number = new Intl.NumberFormat('de-DE');
const currency = { style: 'currency', currency: 'EUR' } as const;
const wholeEuro = new Intl.NumberFormat('de-DE', { ...currency, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('de-DE', currency);

export const countDe = (value: number): string => number.format(value);

/** 2500 as 2.500 €. */
export const euroDe = (amount: number): string => wholeEuro.format(amount);

/** 250050 cents as 2.500,50 €; negative amounts as −2.500,50 €. */
export const moneyDe = (cents: number): string => `${cents < 0 ? '−' : ''}${exact.format(Math.abs(cents) / 100)}`;

/** 30 as 30 %, without a line break before the sign. */
export const percentDe = (value: number): string => `${value}\u00a0%`;
