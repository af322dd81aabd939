import { navigationBehaviour } from '@mainstage/content/constants/navigation';
import { layOutWholePage } from '@mainstage/ui/layout/far-below';

const { offsetPx } = navigationBehaviour.anchor;

/**
 * Scrolls to the section of that id so that it begins 96 px below the top of the window, under the fixed bar (rule nav.timing):
 * smoothly, or at once for who asked for less motion. Reading and the Tab key go on from there.
 * @returns whether there is such a section
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  layOutWholePage();

  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = section.getBoundingClientRect().top + window.scrollY - offsetPx;
  window.scrollTo({ top, behavior: lessMotion ? 'instant' : 'smooth' });

  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.style.outline = 'none';
  }
  section.focus({ preventScroll: true });
  return true;
}
