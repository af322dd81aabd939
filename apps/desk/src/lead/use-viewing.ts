import { useEffect } from 'react';
import { callDesk } from '../api/call-desk';

/** Milliseconds between two signs that the lead is still open here; the server forgets it soon after. */
const signMs = 20_000;

/** Lets the others see that this lead is open here, while the window is in front. */
export function useViewing(id: string): void {
  useEffect(() => {
    const report = () => {
      if (document.visibilityState === 'visible')
        // Missing a sign is no harm: the next one follows.
        void callDesk(`/leads/${encodeURIComponent(id)}/viewing`, { method: 'PUT' }).catch(() => undefined);
    };
    report();
    const timer = setInterval(report, signMs);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', report);
    };
  }, [id]);
}
