/** What a location can pay out, and what it must hold back to get there. */
export interface Payout {
  /** Money set aside at the handover for the months that cost more than they bring. */
  reserve: number;
  /** All that has been paid out by the end of each month. Never falls, and starts at 0. */
  paidOut: number[];
}

/**
 * Pays out what no later month needs. The reserve is exactly as large as the deepest point of the account would be
 * without it, so that the account is never below zero.
 * @param nets what each month brings, in euro, in order
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
  // What month 0 would free is the unspent reserve itself: there is none, but rounding may leave a trace of it.
  return { reserve, paidOut: paidOut.map((each) => Math.max(0, each)) };
}

/** The equity's part of all that has been paid out: the priority return first, then its share of the rest. */
export function equityPart(paidOut: number, priorityReturn: number, laterSharePercent: number): number {
  return Math.min(paidOut, priorityReturn) + (Math.max(0, paidOut - priorityReturn) * laterSharePercent) / 100;
}
