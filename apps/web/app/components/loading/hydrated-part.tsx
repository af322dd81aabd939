import { type ReactNode, Suspense, useRef } from 'react';
import { HydrationMark } from './click-queue';
import { Contents } from './contents';

/**
 * A part below the first screen of a long page, hydrated after what is above it and separately, so that no task of the browser takes
 * as long as the whole page. What is pressed in it first is hydrated first.
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Contents ref={frame} data-part>
      <Suspense>
        {children}
        <HydrationMark part={frame} />
      </Suspense>
    </Contents>
  );
}
