export const cents = (euro: number): number => euro * 100;

/**
 * A percentage of an amount in cents, in whole cents. The rounding rule of every estimate: each line separately, to the
 * nearest cent, half a cent away from zero.
 */
export function share(amount: number, percent: number): number {
  const exact = Math.abs(amount) * percent;
  return Math.sign(amount) * Math.floor((exact + 50) / 100);
}

export const roundingRule = 'Amounts are rounded to the cent.';
