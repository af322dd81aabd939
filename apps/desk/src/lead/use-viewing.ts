import { useEffect } from 'react';
import { callDesk } from '../api/call-desk';

/** Milliseconds between two heartbeats; the server forgets the viewer soon after a missing one. */
const signMs = 20_000;

/**
 * Shows the others that this lead is open here while the window is in front.
 * @param answering whether the composer is open as well
 */
export function useViewing(id: string, answering: boolean): void {
  useEffect(() => {
    const report = (open = document.visibilityState === 'visible') => {
      const path = `/leads/${encodeURIComponent(id)}/viewing`;
      // A failed heartbeat is ignored: the next one follows, and without any the server forgets the viewer.
      void callDesk(path, {
        method: open ? 'PUT' : 'DELETE',
        keepalive: !open,
        ...(open && { body: { answering } }),
      }).catch(() => undefined);
    };
    const onVisibility = () => report();
    const leave = () => report(false);
    report();
    const timer = setInterval(() => document.visibilityState === 'visible' && report(), signMs);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, answering]);
}
