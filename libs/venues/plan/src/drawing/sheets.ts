import type { Pen } from './pen';

/** Format of a drawing. All lengths in units of the sheet. */
export interface Sheet {
  width: number;
  /** Space on the left for dimensions. */
  left: number;
  /** Maximum height of a floor, so that small venues are not enlarged until the text shrinks. */
  highest: number;
  /** Maximum number of stacked dimension chains. */
  chains: number;
  /** Where room labels are: in the rooms, below the plan with numbers in the rooms, or nowhere. */
  words: 'inside' | 'below' | 'none';
  pen: Pen;
}

/** For paper and wide screens. */
export const wideSheet: Sheet = {
  width: 1000,
  left: 62,
  highest: 620,
  chains: 2,
  words: 'inside',
  pen: {
    line: { hair: 0.7, thin: 1.1, thick: 2, led: 7 },
    letters: { heading: 19, name: 17.5, area: 15, note: 14.2 },
  },
};

/** As wide as a plan on a phone of 390 px: a unit is a pixel, so letter sizes are legible. */
export const phoneSheet: Sheet = {
  width: 324,
  left: 34,
  highest: 900,
  chains: 1,
  words: 'below',
  pen: {
    line: { hair: 0.4, thin: 0.7, thick: 1.1, led: 4 },
    letters: { heading: 15, name: 15, area: 13, note: 12 },
  },
};

/** Seats and walls without text, for a small frame. */
export const wordlessSheet: Sheet = { ...wideSheet, left: 0, highest: 900, chains: 0, words: 'none' };
