import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Brief } from '@mainstage/leads/brief/form';
import { type Planned, plannedEvent } from '../planned/planned-store';
import { usePlanned } from '../planned/use-planned';
import { type Chosen, chosenIn, namesChosen } from './chosen';

const never = () => () => undefined;

/**
 * What was chosen on the pages, in this tab or in the address, and how to take a part of it, or all, out again. The
 * address counts first. A part of a day goes with its day only.
 */
export function useBrief(): { chosen: Brief; remove: (names?: readonly Chosen[]) => void } {
  const [search, setSearch] = useSearchParams();
  const planned = usePlanned();
  // The prerendered page knows no address.
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Offer and estimate leave the address with the text that they begin: they stay chosen.
  useEffect(() => {
    const { offer, estimate } = chosenIn(search);
    if (offer || estimate) plannedEvent.change({ offer: offer as Planned['offer'], estimate });
  }, [search]);
  const chosen = useMemo((): Brief => {
    if (!ready) return {};
    const { part, ...rest } = { ...planned, ...chosenIn(search) };
    return { ...rest, ...(rest.date && part && { part }) };
  }, [ready, search, planned]);
  return {
    chosen,
    remove: (names = namesChosen) => {
      plannedEvent.change(Object.fromEntries(names.map((name) => [name, undefined])));
      setSearch(
        (params) => {
          for (const name of names) params.delete(name);
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
