const english = new Intl.NumberFormat('en-GB');
const oneDigit = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A minus sign is as wide as a digit; a hyphen is not. */
const signed = (text: string): string => text.replace('-', '−');

/** 36.36 as 36.4%. */
export const rate = (percent: number): string => `${signed(oneDigit.format(percent))}%`;

/** 10920000 as €10.9m. */
export const euroMillions = (euro: number): string => `€${signed(oneDigit.format(euro / 1e6))}m`;

/** 2075.4 as 2,075. */
export const whole = (value: number): string => signed(english.format(Math.round(value) || 0));

/** Euro in thousands, as tables show them. */
export const thousands = (euro: number): string => whole(euro / 1000);

/** 5 and %, as 5%; 24 and months, as 24 months. */
export const withUnit = (value: number, unit: string): string => (unit === '%' ? `${value}%` : `${value} ${unit}`);

/** Puts values into the words of the content: `{name}` for each. */
export function filled(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
