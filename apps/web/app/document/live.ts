import { useEffect } from 'react';
import { decoded } from '../components/decoded';
import { pressAgain } from '../components/early-click';
import { scrollToSection } from '../components/scroll-to-section';

/** The part of the document that holds the page. */
export const contentId = 'content';

/** Says at the document's root that the frame of the site answers: navigation and footer. */
export function useFrameLive(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = '';
    pressAgain();
  }, []);
}

const waiting: (() => void)[] = [];

/**
 * Does what changes the page once it has been taken up. Told of a change while it sleeps, React would show none of it until its
 * modules have come.
 */
export function oncePageLive(change: () => void): void {
  if (document.querySelector(`#${contentId}:not([data-live])`)) waiting.push(change);
  else change();
}

/** Stands last in the page and says at `main` that it answers. */
export function PageLive(): null {
  useEffect(() => {
    const { dataset } = document.getElementById(contentId)!;
    dataset['live'] = '';
    waiting.splice(0).forEach((change) => change());
    findSection();
    pressAgain();
    return () => void delete dataset['live'];
  }, []);
  return null;
}

/**
 * Goes to the section that the address named when the document was opened. The browser has jumped there by itself, before it knew
 * how high the parts above would be; where it has put a reader back, or a link of the page has led elsewhere since, they stay.
 */
function findSection(): void {
  const { hash } = window.location;
  if (hash === '') return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && new URL(visit.name).hash === hash) scrollToSection(decoded(hash.slice(1)));
}
