const euro = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** `€1,234.50`. */
export const euroText = (cents: number): string => euro.format(cents / 100);

/** An amount, and the sign between its groups of three digits. */
const writings = [
  { amount: /^\d+(?:[.,]\d{1,2})?$/, group: '' },
  { amount: /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/, group: '.' },
  { amount: /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/, group: ',' },
  { amount: /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/, group: ' ' },
];

/**
 * Cents of an amount in euro, written the German way (`1.234,50`) or the English way (`1,234.50`), with or without a
 * euro sign. Groups have three digits and cents one or two, so no amount has two readings.
 * @returns undefined if it is no amount
 */
export function centsIn(text: string): number | undefined {
  const written = text.replace(/€|EUR/i, '').replaceAll(/\s/g, ' ').trim();
  const group = writings.find(({ amount }) => amount.test(written))?.group;
  if (group === undefined) return undefined;
  const digits = group === '' ? written : written.replaceAll(group, '');
  const [euros = '', cents = ''] = digits.split(/[.,]/);
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** The value of a field for an amount: `1234.50`. */
export const amountOf = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** A number with a comma or a point before its decimals, at most three digits after it. @returns undefined if it is none */
export const numberIn = (text: string): number | undefined => {
  const digits = text.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(digits) ? Number(digits) : undefined;
};

/** A whole number. @returns undefined if it is none */
export const wholeIn = (text: string): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);
