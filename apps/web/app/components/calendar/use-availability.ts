import { type Availability, availabilityPath } from '@mainstage/contracts/availability';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';

export type AvailabilityResult = { state: 'loading' | 'unavailable' } | { state: 'loaded'; answer: Availability };

export interface AvailabilityQuestion {
  /** YYYY-MM-DD, the last one included. */
  from: string;
  to: string;
  /** Ids separated by commas; all venues if empty. */
  venues?: string;
  /** Expected guests; by default as many as each venue takes. */
  guests?: number | undefined;
}

/** Larger groups exceed the building's capacity. */
const mostGuests = 600;

const isAvailability = (content: unknown): content is Availability =>
  isRecord(content) && typeof content.from === 'string' && isRecord(content.venues);

/** The API's path for an availability query. */
export function availabilityAt({ from, to, venues = '', guests }: AvailabilityQuestion): string {
  const params = new URLSearchParams({ from, to });
  for (const venue of venues.split(',').filter(Boolean)) params.append('venue', venue);
  // The server rounds to tens, so another last digit needs no new answer.
  if (guests) params.set('guests', String(Math.min(Math.ceil(guests / 10) * 10, mostGuests)));
  return `${availabilityPath}?${params}`;
}

/** Availability of venues between two days. @param path from `availabilityAt`; undefined if there is nothing to load */
export function useAvailability(path: string | undefined): AvailabilityResult {
  const result = useJson(path, isAvailability);
  if (!result) return { state: 'loading' };
  return result.ok ? { state: 'loaded', answer: result.answer } : { state: 'unavailable' };
}
