import { count } from '@mainstage/venues/facts/number-format';

/** A minus sign is as wide as a digit; a hyphen is not. */
const minus = (value: number) => (value < 0 ? '−' : '');

/** 1036.36 as 1,036.4. */
export function oneDigit(value: number): string {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  return `${minus(tenths)}${count(Math.floor(size / 10))}.${size % 10}`;
}

/** 36.36 as 36.4%. */
export const rate = (percent: number): string => `${oneDigit(percent)}%`;

/** 10920000 as €10.9m. */
export const euroMillions = (euro: number): string => `€${oneDigit(euro / 1e6)}m`;

/** 2075.4 as 2,075. */
export function whole(value: number): string {
  const rounded = Math.round(value);
  return `${minus(rounded)}${count(Math.abs(rounded))}`;
}

/** Euro in thousands, as tables show them. */
export const thousands = (euro: number): string => whole(euro / 1000);

/** 5 and %, as 5%; 24 and months, as 24 months. */
export const withUnit = (value: number, unit: string): string => (unit === '%' ? `${value}%` : `${value} ${unit}`);

/** Replaces each `{name}` in a text by its value. */
export function filled(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
