import { type Availability, availabilityPath } from '@mainstage/contracts/availability';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';

export type AvailabilityResult = { state: 'asking' | 'away' } | { state: 'here'; answer: Availability };

/** More than the building takes is no matter of the calendar. */
const mostGuests = 600;

const isAvailability = (content: unknown): content is Availability =>
  isRecord(content) && typeof content.from === 'string' && isRecord(content.venues);

/**
 * Which venues are free between two days; all venues where none is named.
 * @param venues ids with commas between
 * @param guests who are to come; as many as each venue takes unless said
 */
export function useAvailability(
  venues: string,
  from: string | undefined,
  to: string | undefined,
  guests?: number,
): AvailabilityResult {
  const params = new URLSearchParams({ from: from ?? '', to: to ?? '' });
  for (const venue of venues.split(',').filter(Boolean)) params.append('venue', venue);
  // The server counts in tens: a digit more often needs no new answer.
  if (guests) params.set('guests', String(Math.min(Math.ceil(guests / 10) * 10, mostGuests)));
  const result = useJson(from && to ? `${availabilityPath}?${params}` : undefined, isAvailability);
  if (!result) return { state: 'asking' };
  return result.ok ? { state: 'here', answer: result.answer } : { state: 'away' };
}
