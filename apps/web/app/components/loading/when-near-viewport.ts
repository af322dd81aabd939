/** Distance to the viewport at which a section's script is loaded. */
const ahead = '1200px';

/** For a part directly below the fold or at the end of a short page: loaded once it is visible. */
export const insideViewport = '-40px';

const signs = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * Resolves when the element is near the viewport or at the visitor's first interaction, so that scripts of lower parts
 * are not among the first requests. Resolves immediately at build time, and if the address names something that the
 * part may show.
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
