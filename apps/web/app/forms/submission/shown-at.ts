import { useEffect, useRef } from 'react';
import type { FormName } from '@mainstage/leads/forms';
import { drafts } from './draft-store';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

/**
 * Time since when the visitor can type, in milliseconds since 1970. A served form counts from the page's first paint:
 * on a slow connection a visitor may type seconds before the scripts are loaded and send directly after that. A draft
 * counts from when it was started.
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
