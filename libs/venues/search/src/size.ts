import type { Place } from './place';
import type { Query } from './query';

/** Maximum recommended floor per guest, in sqm. */
const mostSqmPerGuest = 10;

/** Whether a place is far too large for the guests. Productions are searched by area (rule finder.size). */
export const isFarTooLarge = ({ areaSqm }: Place, { guests = Infinity, area = 0, kind }: Query): boolean =>
  kind !== 'studios' && areaSqm.max > Math.max(guests * mostSqmPerGuest, area);
