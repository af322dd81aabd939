import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '../../storage/store';
import { type PlannedEvent, plannedEvent, readPlanned } from './planned-store';

/** Path and plan of the address that were already stored: the visitor may have changed the stored plan since. */
const adopted = createStore<string | undefined>(undefined);
let users = 0;

/** The plan in an address. @param search the query */
export function planIn(search: string): PlannedEvent {
  const params = new URLSearchParams(search);
  return readPlanned((name) => params.get(name));
}

/** The visitor's plan: from the address in the first HTML, and from this tab's storage after hydration. */
export function usePlanned(): PlannedEvent {
  const { pathname, search } = useLocation();
  const stored = plannedEvent.useValue();
  const named = planIn(search);
  const plan = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)])).toString();
  const address = `${pathname}?${plan}`;
  const isAdopted = adopted.useValue() === address;

  useEffect(() => {
    users += 1;
    // Several parts of a page use the plan, some of them loaded later.
    if (adopted.read() !== address) {
      plannedEvent.change(planIn(plan));
      adopted.write(address);
    }
    return () => {
      users -= 1;
      if (users === 0) adopted.write(undefined);
    };
  }, [address, plan]);

  return isAdopted ? stored : { ...stored, ...named };
}
