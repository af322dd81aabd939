import { useEffect } from 'react';
import { decoded } from '../components/decoded';
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

declare global {
  interface Window {
    /** The button that was pressed last where nothing answered yet; set by the built page's own script. */
    earlyClick?: { button?: HTMLElement | null | undefined };
  }
}

/**
 * Part of the built page's script: keeps the button that was pressed last before its part of the page had come to life.
 * Links and fields need none; a button would be dead for as long as a slow line takes.
 */
export const keepEarlyClick = `window.earlyClick = {};
addEventListener('click', ({ target }) => {
  if (document.documentElement.dataset.live === '' && !target.closest('main:not([data-live])')) return;
  window.earlyClick.button = target.closest('button[type="button"]');
}, true);`;

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

/** Presses the kept button again as soon as its part of the page answers. */
function pressAgain(): void {
  const { earlyClick } = window;
  const button = earlyClick?.button;
  if (!earlyClick || !button?.isConnected || button.closest('main:not([data-live])')) return;
  delete earlyClick.button;
  button.click();
}
