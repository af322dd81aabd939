import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Brief } from '@mainstage/leads/brief/form';
import { type Chosen, chosenIn, namesChosen } from './chosen-day';

const never = () => () => undefined;

/** What the address asks for, and how to take a part of it, or all, out of the address again. */
export function useChosenDay(): { chosen: Brief; remove: (names?: readonly Chosen[]) => void } {
  const [search, setSearch] = useSearchParams();
  // The prerendered page knows no address.
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const chosen = useMemo(() => (ready ? chosenIn(search) : {}), [ready, search]);
  return {
    chosen,
    remove: (names = namesChosen) =>
      setSearch(
        (params) => {
          for (const name of names) params.delete(name);
          return params;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
