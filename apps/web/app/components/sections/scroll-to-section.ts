/**
 * Scrolls to the section of that id so that it begins where the page's own bars end (rule nav.timing): smoothly, or immediately for who
 * asked for reduced motion. Reading and the Tab key go on from there.
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

/** px from the top of the window to where a section begins: the document's own, which a bar of figures makes more. */
const underBars = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
