import { createRef, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { attempts } from './attempts';
import { HydrationMark } from './click-queue';
import { PartMissing } from './lazy-part';
import { wanted } from './wanted';

/**
 * A part far down the page whose script is fetched when the visitor comes near. It is in the built page from the start.
 * @param selector an element that is in the page before the script has come
 * @param margin how far from the screen it may still be, as an observer's `rootMargin`
 * @returns one and the same element: rendered again, React leaves the built part in place until its script has come
 */
export function whenNear(selector: string, load: () => Promise<() => ReactNode>, margin?: string): ReactElement {
  const frame = createRef<HTMLDivElement>();
  const Part = lazy(async () => {
    await wanted(selector, margin);
    // A page must not break because a script far below it did not come, as after a new release.
    return { default: await attempts(load).catch(() => NotLoaded) };
  });
  return (
    <div ref={frame} data-part style={{ display: 'contents' }}>
      <Suspense>
        <Part />
        <HydrationMark part={frame} />
      </Suspense>
    </div>
  );
}

const NotLoaded = () => <PartMissing onAgain={() => window.location.reload()} />;
