import { useMemo } from 'react';
import { findPlaces, isEmptyQuery } from '@mainstage/venues/search/find';
import { placeOf } from '@mainstage/venues/search/places';
import { readQuery } from '@mainstage/venues/search/query';
import { useDayAnswer } from '../../components/calendar/use-day-answer';
import { onDay } from './on-day';
import { suitableOf } from './suitable';
import { useFinder } from './use-finder';

/** Shown before a search: one hall of each floor. */
const atRest = ['skyline-stage', 'liberty-stage', 'horizon-stage'].flatMap((id) => placeOf(id) ?? []);

/** The fields of the search, and its answer: what fits, what of it is open on the day, and what is recommended. */
export function useVenueSearch() {
  const finder = useFinder();
  const { day, fields } = finder;
  const query = useMemo(() => readQuery((field) => fields[field]), [fields]);
  const nothingAsked = isEmptyQuery(query);
  const found = useMemo(() => findPlaces(query), [query]);
  const { answer, words } = useDayAnswer(day.date, query.guests);
  const shown = useMemo(
    () => onDay(nothingAsked ? atRest.map((place) => ({ place, checks: [] })) : found.fits, day, { answer, words }),
    [nothingAsked, found, day, answer, words],
  );
  const suitable = useMemo(() => suitableOf(shown, query), [shown, query]);
  return { ...finder, query, nothingAsked, found, answer, shown, suitable };
}

export type VenueSearch = ReturnType<typeof useVenueSearch>;
