import { useSyncExternalStore } from 'react';
import { navigationBehaviour } from '@mainstage/content/constants/navigation';

const { scrolledAfterPx } = navigationBehaviour;

let scrolled = false;

// The scroll position is read when it moves and before the next picture is drawn: read while React writes, it has the
// browser lay out the whole page in one go.
function subscribe(listener: () => void) {
  const read = () => {
    scrolled = window.scrollY > scrolledAfterPx;
    listener();
  };
  const first = requestAnimationFrame(read);
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', read);
  };
}

/** Whether the page is scrolled by more than 50 px (rule nav.timing): from there on the navigation has a white ground. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
}
