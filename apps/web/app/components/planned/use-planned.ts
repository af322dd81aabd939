import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PlannedEvent, plannedEvent, readPlanned } from './planned-store';

/** What the visitor plans, merged with the address. Empty until hydration. */
export function usePlanned(): PlannedEvent {
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const named = readPlanned((name) => params.get(name));
    if (Object.keys(named).length > 0) plannedEvent.change(named);
  }, [search]);
  return plannedEvent.useValue();
}
