import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and the first render that takes it up, then true: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
