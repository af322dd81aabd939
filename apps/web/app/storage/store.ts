import { useSyncExternalStore } from 'react';

/** A value of this document that components can subscribe to. @param initial also in the served page */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => value;
  return {
    read,
    write(next: T): void {
      value = next;
      listeners.forEach((listener) => listener());
    },
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}
