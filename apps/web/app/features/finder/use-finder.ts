import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { toggleCompared } from '@mainstage/venues/search/comparison';
import type { PlaceId } from '@mainstage/venues/search/place';
import { largest, type QueryField } from '@mainstage/venues/search/query';
import { usePageQuery } from '../../components/page-address/use-page-query';
import { plannedEvent } from '../../components/planned/planned-store';
import { planIn } from '../../components/planned/use-planned';
import { type RequestedDay, emptyFinder, type FinderState, readAddress, writeAddress } from './finder-state';

/**
 * Milliseconds without a keystroke before the address changes, because a change of the address renders the whole page.
 */
const pause = 250;

/** Marks the addresses that the finder writes, so that it does not read them back. */
const written = { finder: true };
const isWritten = (state: unknown) => (state as Partial<typeof written> | null)?.finder === true;

/**
 * The finder's fields and choices. The page follows them immediately, the address after a pause: it can be shared, and
 * Back undoes one field at a time (keystrokes in the same field are one step).
 */
export function useFinder() {
  const { key, state } = useLocation();
  const search = usePageQuery();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [finder, setFinder] = useState(() => readAddress(search));
  const [adopted, setAdopted] = useState(finder);
  const address = key + search;
  const [seen, setSeen] = useState(address);
  /** Ahead of the rendered state: two fields may change between two renders. */
  const latest = useRef(finder);
  const lastChanged = useRef<string>(undefined);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; replace: boolean }>(undefined);

  // The address was changed from outside: by a link, Back, Forward, or the query after hydration in a page that is a
  // file.
  if (address !== seen) {
    setSeen(address);
    if (type === 'POP' || !isWritten(state)) {
      const read = readAddress(search);
      setAdopted(read);
      setFinder(read);
    }
  }
  useLayoutEffect(() => {
    latest.current = adopted;
  }, [adopted]);
  useEffect(() => {
    if (type !== 'POP') return;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    lastChanged.current = undefined;
  }, [key, type]);

  const write = useCallback(() => {
    if (!waiting.current) return;
    const { timer, replace } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    void navigate(
      { search: writeAddress(latest.current, window.location.search) },
      { replace, preventScrollReset: true, state: written },
    );
  }, [navigate]);
  // No change of the address after the page is unmounted.
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  const change = useCallback(
    (what: string, next: FinderState, typing: boolean) => {
      if (lastChanged.current !== what) write();
      const replace = waiting.current?.replace ?? lastChanged.current === what;
      lastChanged.current = what;
      latest.current = next;
      setFinder(next);
      clearTimeout(waiting.current?.timer);
      waiting.current = { replace, timer: setTimeout(write, pause) };
      if (!typing) write();
    },
    [write],
  );

  const ask = useCallback(
    (field: QueryField, value: string) => {
      const { fields, ...rest } = latest.current;
      if (fields[field] !== value) change(field, { ...rest, fields: { ...fields, [field]: value } }, field in largest);
    },
    [change],
  );

  const askDay = useCallback(
    (day: RequestedDay) => {
      const { date, hire } = latest.current.day;
      if (day.date !== date || day.hire !== hire) change('day', { ...latest.current, day }, false);
    },
    [change],
  );

  // Room pages and forms are prefilled with the search.
  const selection = writeAddress(finder);
  useEffect(() => {
    if (selection) plannedEvent.change(planIn(selection));
  }, [selection]);

  const compare = useCallback(
    (compared: readonly PlaceId[]) => {
      write();
      // Each choice is a history entry of its own.
      lastChanged.current = undefined;
      change('compare', { ...latest.current, compared }, false);
    },
    [change, write],
  );

  return {
    ...finder,
    ask,
    askDay,
    compare,
    /** Writes the address now: the visitor leaves a field. */
    settle: write,
    toggle: useCallback((id: PlaceId) => compare(toggleCompared(latest.current.compared, id)), [compare]),
    clear: useCallback(() => {
      change('clear', { ...latest.current, day: emptyFinder.day, fields: emptyFinder.fields }, false);
    }, [change]),
  };
}

export type Finder = ReturnType<typeof useFinder>;
