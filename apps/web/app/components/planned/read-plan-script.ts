import { plannedKey } from './planned-store';

/**
 * Part of an inline script: `planned(name)` is what the visitor plans, from the address and else from this tab, as `usePlanned`
 * reads it.
 */
export const readPlanScript = `
  const address = new URLSearchParams(location.search);
  const stored = (storage, key) => {
    try {
      return JSON.parse(storage().getItem(key));
    } catch {}
  };
  const plan = stored(() => sessionStorage, '${plannedKey}');
  const planned = (name) => address.get(name) || plan?.[name];`;
