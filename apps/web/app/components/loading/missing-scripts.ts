import { useSyncExternalStore } from 'react';

let address: string | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Has the reload notice shown. @param to the address that its link loads; the page itself by default */
export function reportMissingScripts(to = ''): void {
  address = to;
  listeners.forEach((listener) => listener());
}

/** Where the reload notice leads; undefined while no script is missing. */
export const useReloadAddress = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => address,
    () => undefined,
  );
