import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '../../storage/store';
import { type PlannedEvent, plannedEvent, readPlanned } from './planned-store';

/** Path and plan of the address that this tab's plan holds already: the visitor may have changed it there since. */
const adopted = createStore<string | undefined>(undefined);
let users = 0;

/** The plan that an address names. @param search what it says after its path */
export function planIn(search: string): PlannedEvent {
  const params = new URLSearchParams(search);
  return readPlanned((name) => params.get(name));
}

/** What the visitor plans: what the address names, from the first HTML on, and what this tab stores, after hydration. */
export function usePlanned(): PlannedEvent {
  const { pathname, search } = useLocation();
  const stored = plannedEvent.useValue();
  const named = planIn(search);
  const plan = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)])).toString();
  const address = `${pathname}?${plan}`;
  const isAdopted = adopted.useValue() === address;

  useEffect(() => {
    users += 1;
    // Several parts of a page use the plan, and some come later.
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
