import { count } from '@mainstage/venues/facts/number-format';
import { type Layout, layouts } from '@mainstage/venues/facts/layouts';

interface SeatsText {
  /** Guests that the place takes; as text where it has a plus, `100+`. */
  has: number | string;
  /** Guests of the visitor's event. */
  need: number;
  /** Named in the sentence; standing has no seats. */
  layout?: Layout | null | undefined;
  /** Whether all of them sit. Otherwise the place takes guests. */
  seated?: boolean;
}

/** `seats 199 in theatre, you need 120`; `takes 350 standing, you need 400`. */
export function seatsText({ has, need, layout, seated = Boolean(layout) }: SeatsText): string {
  const capacity = typeof has === 'number' ? count(has) : has;
  const takes = seated && layout !== 'standing' ? 'seats' : 'takes';
  const set = layout
    ? ` ${layout === 'standing' ? layouts.standing.set : `in ${layouts[layout].label.toLowerCase()}`}`
    : '';
  return `${takes} ${capacity}${set}, you need ${count(need)}`;
}

/** The same as a line of its own. */
export const seatsLine = (text: SeatsText): string => seatsText(text).replace(/^./, (letter) => letter.toUpperCase());
