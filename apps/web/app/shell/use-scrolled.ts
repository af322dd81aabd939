import { useSyncExternalStore } from 'react';
import { navigationBehaviour } from '@mainstage/content/constants/navigation';

const { scrolledAfterPx } = navigationBehaviour;

let scrolled = false;

// The scroll position is read on scroll and before the next frame: a read while React writes would force a layout of
// the whole page.
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

/** Whether the page is scrolled by more than 50 px (rule nav.timing): the navigation then has a white ground. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
}
