import { createRef, lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { attempts } from './attempts';
import { partLive } from './early-click';
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
    const Loaded = await attempts(load).catch(() => (): ReactNode => null);
    return {
      default: function LivePart() {
        useEffect(() => partLive(frame.current), []);
        return <Loaded />;
      },
    };
  });
  return (
    <div ref={frame} data-part style={{ display: 'contents' }}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </div>
  );
}
