import { useEffect } from 'react';
import { callDesk } from '../api/call-desk';

/** Milliseconds between two signs that the lead is still open here; the server forgets it soon after. */
const signMs = 20_000;

/**
 * Lets the others see that this lead is open here while the window is in front, and that it is not any more.
 * @param answering whether the answer is open as well
 */
export function useViewing(id: string, answering: boolean): void {
  useEffect(() => {
    const report = (open = document.visibilityState === 'visible') => {
      const path = `/leads/${encodeURIComponent(id)}/viewing`;
      // Missing a sign is no harm: the next one follows, and what is not renewed is forgotten.
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
