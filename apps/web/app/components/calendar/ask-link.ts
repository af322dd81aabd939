import { isPast } from '@mainstage/contracts/calendar';
import type { Hire } from '@mainstage/contracts/day-parts';

/**
 * Address of the contact form with venue, date and part of the day filled in; for a past day the venue alone.
 * @param today YYYY-MM-DD; by default that of this process
 */
export function askLink(
  venue: string,
  date: string,
  part: Hire,
  more: { guests?: string; layout?: string } = {},
  today?: string,
): string {
  const params = new URLSearchParams(isPast(date, today) ? { venue } : { venue, date, part });
  for (const [name, value] of Object.entries(more)) if (value) params.set(name, value);
  return `/contact?${params}#message-form`;
}
