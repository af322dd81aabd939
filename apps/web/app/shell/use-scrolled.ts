import { useSyncExternalStore } from 'react';
import { navigationBehaviour } from '@mainstage/content/constants/navigation';

const { scrolledAfterPx } = navigationBehaviour;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than 50 px (rule nav.timing): from there on the navigation stands on white. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrolledAfterPx,
    () => false,
  );
}
