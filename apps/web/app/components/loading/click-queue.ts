import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { earlyInput } from './early-input';

declare global {
  interface Window {
    /** Buttons that were pressed before they were hydrated, in order. */
    clickQueue?: HTMLElement[];
  }
}

/** Units that React hydrates as a whole: the document, and each Suspense boundary in it. */
export const notHydrated = ':is(html, [data-part]):not([data-hydrated])';

/**
 * Inline script of every page: queues clicks on buttons that are not hydrated yet. Links, fields and forms work as
 * plain HTML; the button of a form with the method `dialog` does not, so it is queued too.
 */
export const clickQueueScript = `window.clickQueue = [];
addEventListener('click', (event) => {
  const button = event.target.closest('button[type="button"], form[method="dialog"] button');
  if (!button?.closest('${notHydrated}')) return;
  event.preventDefault();
  if (!clickQueue.includes(button)) clickQueue.push(button);
}, true);`;

/** Marks a part of the document as hydrated and replays the queued clicks in it. */
export function markHydrated(part: HTMLElement | null): void {
  if (part) part.dataset['hydrated'] = '';
  const queued = window.clickQueue ?? [];
  const ready = queued.filter((button) => !button.closest(notHydrated));
  window.clickQueue = queued.filter((button) => !ready.includes(button));
  for (const button of ready) if (button.isConnected) button.click();
}

/**
 * Last element of a Suspense boundary: once it is mounted, the whole boundary is hydrated. Earlier input and clicks in
 * it are then replayed, after the values that exist only in the browser are rendered (`useHydrated`).
 */
export function HydrationMark({ part }: { part: RefObject<HTMLElement | null> }): null {
  const hydrated = useHydrated();
  const early = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    if (!hydrated) early.current = earlyInput(part.current);
  }, [hydrated, part]);
  useEffect(() => {
    if (!hydrated) return;
    // A microtask runs outside React's batch, so each field renders separately, and before any other event.
    queueMicrotask(() => {
      for (const replay of early.current.splice(0)) replay();
      markHydrated(part.current);
    });
  }, [hydrated, part]);
  return null;
}
