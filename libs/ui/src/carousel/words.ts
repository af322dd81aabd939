/** The words of controls that carry only a picture, for screen readers. */
export interface ControlWords {
  /** What it is: `aria-roledescription` of the whole and of one piece. */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  /** Where we are; `{index}` and `{total}` are replaced. */
  position: string;
  /** Goes there; `{index}` and `{total}` are replaced. */
  show: string;
  pause: string;
  play: string;
  close: string;
}

/** The same in the two languages of the site. Components speak English unless they are given others. */
export const controlWords = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    position: '{index} of {total}',
    show: 'Show {index} of {total}',
    pause: 'Pause',
    play: 'Play',
    close: 'Close',
  },
  de: {
    carousel: 'Karussell',
    slide: 'Bild',
    previous: 'Zurück',
    next: 'Weiter',
    position: '{index} von {total}',
    show: '{index} von {total} zeigen',
    pause: 'Anhalten',
    play: 'Abspielen',
    close: 'Schließen',
  },
} as const satisfies Record<'en' | 'de', ControlWords>;

/** Puts a place into such words. @param index counted from 0; people count from 1 */
export function placed(words: string, index: number, total: number): string {
  return words.replace('{index}', String(index + 1)).replace('{total}', String(total));
}
