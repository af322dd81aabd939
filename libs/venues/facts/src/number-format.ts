/**
 * Groups thousands: 2500 as 2,500. `Intl` is not used because its first number format costs a phone 80 ms on every
 * page.
 * @param value rounded to three decimals, which are written with a point
 */
export function grouped(value: number, separator: string): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const written = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return decimals ? `${written}.${decimals}` : written;
}

/** 2500 in English notation: 2,500. */
export const count = (value: number): string => grouped(value, ',');

/** 1000 as 1,000 sqm. */
export const sqm = (area: number): string => `${count(area)} sqm`;

/** 600 and 1400 as 600–1,400 sqm. */
export const sqmSpan = (area: Span): string => `${countSpan(area)} sqm`;

/** 600 and 1400 as 600–1,400. */
export const countSpan = ({ min, max }: Span): string => `${count(min)}–${count(max)}`;

/** An inclusive range. */
export interface Span {
  min: number;
  max: number;
}
