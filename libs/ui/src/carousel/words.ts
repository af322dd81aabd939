/** The words of controls that carry only a picture, for screen readers. Every page that has such controls is English. */
export const controlWords = {
  /** What it is: `aria-roledescription` of the whole and of one piece. */
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
} as const;

/** A place among all. @param index counted from 0; people count from 1 */
export const placeText = (index: number | string, total: number | string): string =>
  `${typeof index === 'number' ? index + 1 : index} of ${total}`;
