/** Payouts of a location, and the reserve that they require. */
export interface Payout {
  /** Money reserved at the handover for months with a loss. */
  reserve: number;
  /** Cumulated payouts by month. Never falls, and starts at 0. */
  paidOut: number[];
}

/**
 * Pays out what no later month needs. The reserve equals the deepest deficit of the account without it, so that the
 * account is never negative.
 * @param nets result of each month, in euro, in order
 */
export function payout(nets: readonly number[]): Payout {
  let sum = 0;
  const account = nets.map((net) => (sum += net));
  const reserve = Math.max(0, -Math.min(...account));

  const paidOut: number[] = new Array<number>(account.length);
  let least = Number.POSITIVE_INFINITY;
  for (let month = account.length - 1; month >= 0; month -= 1) {
    least = Math.min(least, (account[month] ?? 0) + reserve);
    paidOut[month] = least;
  }
  // Month 0 would release the unspent reserve, which is zero apart from rounding.
  return { reserve, paidOut: paidOut.map((each) => Math.max(0, each)) };
}

/** The equity's part of the cumulated payouts: the priority return first, then its share of the rest. */
export function equityPart(paidOut: number, priorityReturn: number, laterSharePercent: number): number {
  return Math.min(paidOut, priorityReturn) + (Math.max(0, paidOut - priorityReturn) * laterSharePercent) / 100;
}
