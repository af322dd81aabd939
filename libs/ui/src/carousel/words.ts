/** Accessible names of icon-only controls. All pages with these controls are English. */
export const controlWords = {
  /** `aria-roledescription` of the carousel and of a slide. */
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
} as const;

/** A position among all. @param index from 0; shown from 1 */
export const placeText = (index: number | string, total: number | string): string =>
  `${typeof index === 'number' ? index + 1 : index} of ${total}`;
