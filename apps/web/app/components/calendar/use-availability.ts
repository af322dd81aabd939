import { type Availability, availabilityPath } from '@mainstage/contracts/availability';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';

export type AvailabilityResult = { state: 'asking' | 'away' } | { state: 'here'; answer: Availability };

const isAvailability = (content: unknown): content is Availability =>
  isRecord(content) && typeof content.from === 'string' && isRecord(content.venues);

/**
 * Which venues are free between two days; all venues where none is named.
 * @param venues ids with commas between
 */
export function useAvailability(venues: string, from: string | undefined, to: string | undefined): AvailabilityResult {
  const params = new URLSearchParams({ from: from ?? '', to: to ?? '' });
  for (const venue of venues.split(',').filter(Boolean)) params.append('venue', venue);
  const result = useJson(from && to ? `${availabilityPath}?${params}` : undefined, isAvailability);
  if (!result) return { state: 'asking' };
  return result.ok ? { state: 'here', answer: result.answer } : { state: 'away' };
}
