import type { Place } from './place';
import type { Query } from './query';

/** More floor per guest is not recommended, in sqm: ten people are lost in a hall. */
const mostSqmPerGuest = 10;

/** Whether a place is far too large for the guests. A production is searched for by its floor (rule finder.size). */
export const isFarTooLarge = ({ areaSqm }: Place, { guests = Infinity, area = 0, kind }: Query): boolean =>
  kind !== 'studios' && areaSqm.max > Math.max(guests * mostSqmPerGuest, area);
