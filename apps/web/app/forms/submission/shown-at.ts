import { useEffect, useRef } from 'react';
import type { FormName } from '@mainstage/leads/forms';
import { drafts } from './draft-store';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

/**
 * Since when the visitor can write into a form, in milliseconds since 1970. A form of the prerendered page counts from
 * the page's first paint: on a slow line, text may stand in it seconds before the scripts arrive, and who then sends at
 * once is no robot. A draft counts from where it was begun.
 */
export function useShownAt(form: FormName): React.RefObject<number> {
  const prerendered = useRef(!useHydrated());
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = drafts.read(form)?.since ?? (prerendered.current ? firstPaint() : Date.now());
  }, [form]);
  return shownAt;
}

function firstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.timeOrigin + (paint?.startTime ?? 0);
}
