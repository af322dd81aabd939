import { useEffect } from 'react';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

/** The document is marked with it while figures for an address's query are still to be rendered. */
const mark = 'question';
/** Where the scripts do not come, the figures that were built show again. Milliseconds. */
const longest = 10_000;

/** The inline script. */
export const questionScript = `{
  const search = new URLSearchParams(location.search);
  const root = document.documentElement;
  if (['guests', 'layout', 'date'].some((name) => search.has(name))) {
    root.dataset.${mark} = '';
    setTimeout(() => delete root.dataset.${mark}, ${longest});
  }
}`;

/**
 * Hides the figures that depend on the visitor's query until they are rendered for it, so that a shared link never
 * shows another query's figures first. Comes before those figures; React does not run it after a navigation.
 */
export function QuestionPending() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset[mark];
  }, [hydrated]);
  return <script dangerouslySetInnerHTML={{ __html: questionScript }} />;
}

/** Selects what is inside a document whose query is still to be answered. */
export const whilePending = `html[data-${mark}] &`;
