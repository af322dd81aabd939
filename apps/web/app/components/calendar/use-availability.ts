import { useEffect, useState } from 'react';
import { type Availability, availabilityPath } from '@mainstage/contracts/availability';
import { isRecord } from '../../api/is-record';
import { getJson } from '../../api/get-json';

export type AvailabilityResult = { state: 'asking' | 'away' } | { state: 'here'; answer: Availability };

const isAvailability = (content: unknown): content is Availability =>
  isRecord(content) && typeof content.from === 'string' && isRecord(content.venues);

/**
 * Which venues are free between two days; all venues where none is named. Asks when the days change, and forgets an
 * answer that comes too late.
 * @param venues ids with commas between; the same text asks the same
 */
export function useAvailability(venues: string, from: string | undefined, to: string | undefined): AvailabilityResult {
  const query = from && to ? `${venues} ${from} ${to}` : '';
  const [known, setKnown] = useState<{ query: string; availability: AvailabilityResult }>();

  useEffect(() => {
    if (!query) return;
    const [list = '', first = '', last = ''] = query.split(' ');
    const gone = new AbortController();
    const params = new URLSearchParams({ from: first, to: last });
    for (const venue of list.split(',').filter(Boolean)) params.append('venue', venue);
    void getJson(`${availabilityPath}?${params}`, isAvailability, { signal: gone.signal }).then((result) => {
      if (gone.signal.aborted) return;
      setKnown({ query, availability: result.ok ? { state: 'here', answer: result.answer } : { state: 'away' } });
    });
    return () => gone.abort();
  }, [query]);

  return known?.query === query ? known.availability : { state: 'asking' };
}
