/**
 * Scrolls to a section so that it begins below the page's fixed bars (rule nav.timing): smoothly, or immediately with
 * reduced motion. Moves the starting point of screen readers and the Tab key there.
 * @returns whether there is such a section
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;

  const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = section.getBoundingClientRect().top + window.scrollY - underBars();
  window.scrollTo({ top, behavior: lessMotion ? 'instant' : 'smooth' });

  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.style.outline = 'none';
  }
  section.focus({ preventScroll: true });
  return true;
}

/**
 * px from the top of the window to the start of a section: the document's scroll padding, which a bar of figures
 * increases.
 */
const underBars = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
