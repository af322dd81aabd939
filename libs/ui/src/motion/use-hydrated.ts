import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';
import { builtSite } from './built-site';

const never = () => () => {};

/** False in the prerendered page and the first render that takes it up, then true: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the built page has been taken up; without one there is nothing to take up. */
let pageTaken = typeof document !== 'undefined' && document.getElementById(builtSite) === null;

const waiting = new Set<() => void>();

function turn() {
  pageTaken = true;
  startTransition(() => {
    for (const drawAgain of waiting) drawAgain();
  });
}

/**
 * Like `useHydrated`, for what is only looked at: it turns a moment later, in small steps between
 * which a tap is answered. Not for what the visitor may change or send meanwhile.
 */
export function useSettled(): boolean {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (pageTaken) return;
    // After all that React does at once when it has taken a page up: a store that changed meanwhile would be drawn at once too.
    if (waiting.size === 0) setTimeout(turn);
    waiting.add(drawAgain);
    return () => void waiting.delete(drawAgain);
  }, []);
  return useSyncExternalStore(
    never,
    () => pageTaken,
    () => false,
  );
}
