import { createRef, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { reportMissingScripts } from './missing-scripts';
import { attempts } from './attempts';
import { HydrationMark } from './click-queue';
import { Contents } from './contents';
import { whenNearViewport } from './when-near-viewport';

/**
 * A part far down the page whose script is loaded when it is near the viewport. Its HTML is in the page from the start.
 * If the script fails to load, the HTML stays as it is until the network is back: links and forms work as plain HTML,
 * and typed text stays.
 * @param selector an element that is in the page before the script is loaded
 * @param margin distance to the viewport, as an observer's `rootMargin`
 * @returns the same element each time, so that React keeps the HTML until the script is loaded
 */
export function lazyNearViewport(
  selector: string,
  load: () => Promise<() => ReactNode>,
  margin?: string,
): ReactElement {
  const frame = createRef<HTMLDivElement>();
  const Part = lazy(async () => ({ default: await loadNearViewport(selector, load, margin) }));
  return (
    <Contents ref={frame} data-part>
      <Suspense>
        <Part />
        <HydrationMark part={frame} />
      </Suspense>
    </Contents>
  );
}

/** Loads a component when the element is near the viewport, with retries for as long as the network is away. */
export async function loadNearViewport<Part>(
  selector: string,
  load: () => Promise<Part>,
  margin?: string,
): Promise<Part> {
  await whenNearViewport(selector, margin);
  return attempts(load).catch(() => loadLater(load));
}

/** Shows the reload notice, and loads the script when the network is back. */
async function loadLater<Part>(load: () => Promise<Part>): Promise<Part> {
  reportMissingScripts();
  for (;;) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    try {
      return await load();
    } catch {
      // Still offline: the notice stays.
    }
  }
}
