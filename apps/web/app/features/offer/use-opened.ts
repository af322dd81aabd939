import { useEffect } from 'react';
import { call } from '../../api/call';

/** A person's touch, key or scroll. Programs that open links scroll by script, which fires none of these. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Reports once that somebody reads the offer. @param path of the call; null for pages that report nothing */
export function useOpened(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    const report = () => {
      controller.abort();
      // The reader needs no result: a failure only leaves the mark out.
      void call(path, { method: 'POST', body: {}, keepalive: true, read: () => Promise.resolve(undefined) });
    };
    for (const sign of signs) window.addEventListener(sign, report, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [path]);
}
