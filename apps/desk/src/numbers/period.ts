import { addDays } from '../text/times';

export const periods = { 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last 12 months' } as const;

/** The days of the numbers, by the address: the last n days including today. */
export function periodIn(
  params: URLSearchParams,
  today: string,
): { days: keyof typeof periods; from: string; to: string } {
  const named = Number(params.get('days'));
  const days = named === 90 || named === 365 ? named : 30;
  return { days, from: addDays(today, 1 - days), to: today };
}
