import { isPast } from '@mainstage/contracts/calendar';
import type { Hire } from '@mainstage/contracts/day-parts';

/** The contact form with a day begun: venue, date and part of the day; of a past day the venue alone. @param today YYYY-MM-DD, else as this process has it */
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
