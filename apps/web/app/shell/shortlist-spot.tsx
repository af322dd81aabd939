import { useSyncExternalStore } from 'react';
import { shortlistKey } from '../shortlist/shortlist-key';
import { lazyPart } from '../components/lazy-part';

/** Fetched only by who has a shortlist: most first visits have none. */
const ShortlistLink = lazyPart(async () => (await import('../shortlist/shortlist-link')).ShortlistLink);

// Where the browser keeps nothing, a list is known by its having changed.
let changed = false;

function subscribe(listener: () => void): () => void {
  const hear = () => {
    changed = true;
    listener();
  };
  window.addEventListener(shortlistKey, hear);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(shortlistKey, hear);
    window.removeEventListener('storage', listener);
  };
}

function isNeeded(): boolean {
  try {
    return changed || localStorage.getItem(shortlistKey) !== null;
  } catch {
    return changed;
  }
}

/** Where the bar shows the shortlist, once there is one. */
export function ShortlistSpot() {
  const shown = useSyncExternalStore(subscribe, isNeeded, () => false);
  return shown && <ShortlistLink />;
}
