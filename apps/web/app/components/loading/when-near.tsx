import { createRef, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { reportMissingScripts } from './missing-scripts';
import { attempts } from './attempts';
import { HydrationMark } from './click-queue';
import { Contents } from './contents';
import { whenNearViewport } from './when-near-viewport';

/**
 * A part far down the page whose script is fetched when the visitor comes near. It is in the built page from the start.
 * A script that does not load leaves it as it is until the network is back: links lead on, forms are sent as plain HTML, and what
 * was typed stays.
 * @param selector an element that is in the page before the script has come
 * @param margin how far from the screen it may still be, as an observer's `rootMargin`
 * @returns one and the same element: rendered again, React leaves the built part in place until its script has come
 */
export function whenNear(selector: string, load: () => Promise<() => ReactNode>, margin?: string): ReactElement {
  const frame = createRef<HTMLDivElement>();
  const Part = lazy(async () => {
    await whenNearViewport(selector, margin);
    return { default: await attempts(load).catch(() => loadLater(load)) };
  });
  return (
    <Contents ref={frame} data-part>
      <Suspense>
        <Part />
        <HydrationMark part={frame} />
      </Suspense>
    </Contents>
  );
}

/** Offers to reload, and loads the script when the network is back. */
async function loadLater(load: () => Promise<() => ReactNode>): Promise<() => ReactNode> {
  reportMissingScripts();
  for (;;) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    try {
      return await load();
    } catch {
      // Still away: the notice stays.
    }
  }
}
