import { type ReactNode, Suspense, useRef } from 'react';
import { HydrationMark } from './click-queue';
import { Contents } from './contents';

/**
 * A part below the first screen of a long page, hydrated later and separately, so that no browser task is as long as
 * the whole page. React hydrates it first if the visitor clicks in it.
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
