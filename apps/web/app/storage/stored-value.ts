import { useSyncExternalStore } from 'react';

interface StoredValueOptions<T> {
  /** `session`: this tab, also after a reload; `local`: every tab, also at the next visit. */
  area: 'local' | 'session';
  key: string;
  /** Parses the stored text; called with `null` if nothing is stored, and again with `null` if it throws. */
  parse: (text: string | null) => T;
}

// If the browser forbids storage, values last until the document is left. Values of one key share text and listeners.
const unsaved = new Map<string, string | null>();
const changes = new EventTarget();

/** A value in the browser's storage that a component can subscribe to; in the served page it is `parse(null)`. */
export function createStoredValue<T>({ area, key, parse }: StoredValueOptions<T>) {
  const id = `${area}:${key}`;
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  const valueOf = (text: string | null): T => {
    try {
      return parse(text);
    } catch {
      return parse(null);
    }
  };

  const prerendered = valueOf(null);
  // The same object for the same text, as React requires: if nothing is stored, nothing renders again after hydration.
  let known: { text: string | null; value: T } = { text: null, value: prerendered };

  function storedText(): string | null {
    try {
      return unsaved.get(id) ?? storage().getItem(key);
    } catch {
      return null;
    }
  }

  function read(): T {
    const text = storedText();
    if (known.text !== text) known = { text, value: valueOf(text) };
    return known.value;
  }

  /**
   * Stores a string as it is and any other value as JSON; `undefined` removes it.
   * @returns whether it is stored beyond the document
   */
  function write(value: T | undefined): boolean {
    const text = value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      unsaved.delete(id);
    } catch {
      unsaved.set(id, text);
    }
    changes.dispatchEvent(new Event(id));
    return !unsaved.has(id);
  }

  /** Calls the listener on every change, also in another tab. @returns the unsubscribe function */
  function subscribe(listener: () => void): () => void {
    changes.addEventListener(id, listener);
    window.addEventListener('storage', listener);
    return () => {
      changes.removeEventListener(id, listener);
      window.removeEventListener('storage', listener);
    };
  }

  return { read, write, subscribe, useValue: () => useSyncExternalStore(subscribe, read, () => prerendered) };
}
