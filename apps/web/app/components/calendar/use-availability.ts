import { type Availability, availabilityPath } from '@mainstage/contracts/availability';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';

export type AvailabilityResult = { state: 'asking' | 'away' } | { state: 'here'; answer: Availability };

/** Days of some venues. */
export interface AvailabilityQuestion {
  /** YYYY-MM-DD, the last one included. */
  from: string;
  to: string;
  /** Ids with commas between; all venues where none is named. */
  venues?: string;
  /** Guests who are to come; as many as each venue takes unless said. */
  guests?: number | undefined;
}

/** More than the building takes is no matter of the calendar. */
const mostGuests = 600;

const isAvailability = (content: unknown): content is Availability =>
  isRecord(content) && typeof content.from === 'string' && isRecord(content.venues);

/** The address at which the API answers a question about its calendar. */
export function availabilityAt({ from, to, venues = '', guests }: AvailabilityQuestion): string {
  const params = new URLSearchParams({ from, to });
  for (const venue of venues.split(',').filter(Boolean)) params.append('venue', venue);
  // The server counts in tens: a digit more often needs no new answer.
  if (guests) params.set('guests', String(Math.min(Math.ceil(guests / 10) * 10, mostGuests)));
  return `${availabilityPath}?${params}`;
}

/** Which venues are free between two days. @param path of `availabilityAt`; nothing while there is nothing to ask */
export function useAvailability(path: string | undefined): AvailabilityResult {
  const result = useJson(path, isAvailability);
  if (!result) return { state: 'asking' };
  return result.ok ? { state: 'here', answer: result.answer } : { state: 'away' };
}
