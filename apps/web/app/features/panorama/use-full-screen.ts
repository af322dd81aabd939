import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/**
 * Whether an element is in full screen, and the function that toggles it; undefined if the browser does not support it.
 */
export function useFullScreen(element: () => Element | null | undefined): [full: boolean, change?: () => void] {
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // A browser may refuse, for example in a frame: the view then keeps its size.
  const change = () => {
    void (full ? document.exitFullscreen() : element()?.requestFullscreen())?.catch(() => undefined);
  };
  return document.fullscreenEnabled ? [full, change] : [false];
}
