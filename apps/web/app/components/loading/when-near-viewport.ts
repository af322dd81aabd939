/** The distance to the viewport at which a section's script is fetched. */
const ahead = '1200px';

/** For a part that is near from the start, directly below the fold or at the end of a short page: fetched once it is visible. */
export const insideViewport = '-40px';

const signs = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * Resolves when the visitor comes near the element or does anything at all on the page, so that the script of a part
 * far down is not among the first things fetched. At build time, where there is no such element, and where the address asks for
 * something that the part may have to show, immediately.
 */
export function whenNearViewport(selector: string, margin = ahead): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!element || window.location.search !== '') return Promise.resolve();

  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
      rootMargin: margin,
    });
    const done = () => {
      observer.disconnect();
      signs.forEach((sign) => document.removeEventListener(sign, done, true));
      resolve();
    };
    observer.observe(element);
    signs.forEach((sign) => document.addEventListener(sign, done, true));
  });
}
