import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the served page and the first render that hydrates it, then true: for values that exist only in the browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Like `useHydrated`, for content without interaction: it becomes true in a transition after hydration, so that input
 * stays responsive. Not for content that the visitor may change or send in the meantime.
 */
export function useAfterHydration(): boolean {
  return useDeferredValue(useHydrated());
}
