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

/** Stands last in the page and says at `main` that it answers. */
export function PageLive(): null {
  useEffect(() => {
    const { dataset } = document.getElementById(contentId)!;
    dataset['live'] = '';
    findSection();
    pressAgain();
    return () => void delete dataset['live'];
  }, []);
  return null;
}

/**
 * Goes to the section that the address names. The browser has jumped there by itself, before it knew how high the parts above
 * would be; where it has put a reader back, they stay.
 */
function findSection(): void {
  const section = decoded(window.location.hash.slice(1));
  if (section === '') return;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') scrollToSection(section);
}
