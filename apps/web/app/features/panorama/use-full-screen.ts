import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Whether something fills the screen, and what changes that; nothing to change it by where the browser cannot. */
export function useFullScreen(element: () => Element | null | undefined): [full: boolean, change?: () => void] {
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // A browser may refuse, in a frame for one: then the view stays as large as it is.
  const change = () => {
    void (full ? document.exitFullscreen() : element()?.requestFullscreen())?.catch(() => undefined);
  };
  return document.fullscreenEnabled ? [full, change] : [false];
}
