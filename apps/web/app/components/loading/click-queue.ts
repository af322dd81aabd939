import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { earlyInput } from './early-input';

declare global {
  interface Window {
    /** Buttons that were pressed before React answered there, in their order. */
    clickQueue?: HTMLElement[];
  }
}

/** What React hydrates as a whole: the document, and each part of it inside a Suspense boundary. */
export const notHydrated = ':is(html, [data-part]):not([data-hydrated])';

/**
 * Inline script of every page: queues presses of buttons that are not hydrated yet. Links, fields and forms work as plain HTML;
 * a form of the method `dialog` does not, so its button waits too.
 */
export const clickQueueScript = `window.clickQueue = [];
addEventListener('click', (event) => {
  const button = event.target.closest('button[type="button"], form[method="dialog"] button');
  if (!button?.closest('${notHydrated}')) return;
  event.preventDefault();
  if (!clickQueue.includes(button)) clickQueue.push(button);
}, true);`;

/** Marks a part of the document as hydrated and presses the buttons in it that were pressed too early. */
export function markHydrated(part: HTMLElement | null): void {
  if (part) part.dataset['hydrated'] = '';
  const queued = window.clickQueue ?? [];
  const ready = queued.filter((button) => !button.closest(notHydrated));
  window.clickQueue = queued.filter((button) => !ready.includes(button));
  for (const button of ready) if (button.isConnected) button.click();
}

/**
 * Comes last in a Suspense boundary: once it is mounted, all of the boundary is hydrated. What was typed, chosen and pressed in it
 * before is then repeated, after what only the browser knows has been rendered (`useHydrated`).
 */
export function HydrationMark({ part }: { part: RefObject<HTMLElement | null> }): null {
  const hydrated = useHydrated();
  const early = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    if (!hydrated) early.current = earlyInput(part.current);
  }, [hydrated, part]);
  useEffect(() => {
    if (!hydrated) return;
    // Outside of React's own work, so that it renders after each field; before any other event.
    queueMicrotask(() => {
      for (const replay of early.current.splice(0)) replay();
      markHydrated(part.current);
    });
  }, [hydrated, part]);
  return null;
}
