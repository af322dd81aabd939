import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type Planned, plannedEvent, readPlanned } from './planned-store';

/** What the visitor plans; an address that says more is taken up. Empty until the browser has taken up the page. */
export function usePlanned(): Planned {
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const said = readPlanned((name) => params.get(name));
    if (Object.keys(said).length > 0) plannedEvent.change(said);
  }, [search]);
  return useSyncExternalStore(plannedEvent.subscribe, plannedEvent.now, plannedEvent.built);
}
