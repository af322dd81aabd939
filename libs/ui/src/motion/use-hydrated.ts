import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and the first render that hydrates it, then true: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Like `useHydrated`, for what is only looked at: it becomes true in a transition after hydration, so that input stays
 * responsive. Not for what the visitor may change or send meanwhile.
 */
export function useAfterHydration(): boolean {
  return useDeferredValue(useHydrated());
}
