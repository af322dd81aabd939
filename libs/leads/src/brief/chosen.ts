import { isRealDate } from '@mainstage/contracts/calendar';
import { isHire } from '@mainstage/contracts/day-parts';
import { limits } from '@mainstage/contracts/form-limits';
import { isPrintableLine } from '@mainstage/contracts/printable';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Brief } from './form';

export const briefGuests = { min: 1, max: 5000 } as const;

/** Longest choices of an estimate, in characters. */
export const longestEstimate = 1000;

/** Query parameters that select something, in display order. */
export const namesChosen = ['venue', 'date', 'part', 'guests', 'layout', 'offer', 'estimate'] as const;
export type BriefField = (typeof namesChosen)[number];

const isLine = (max: number) => (text: string) => [...text].length <= max && isPrintableLine(text);

/** The checks of `Brief` without its class, because a page reads its address before the class is loaded. */
const isValid: Readonly<Record<BriefField, (text: string) => boolean>> = {
  venue: isVenueId,
  date: isRealDate,
  part: isHire,
  guests: (text) => {
    const guests = Number(text);
    return Number.isInteger(guests) && guests >= briefGuests.min && guests <= briefGuests.max;
  },
  layout: isLine(limits.name),
  offer: isLine(limits.name),
  estimate: isLine(longestEstimate),
};

/** `?venue=&date=&part=&guests=&layout=&offer=&estimate=`; invalid values are ignored. */
export function chosenIn(search: URLSearchParams): Brief {
  const given = namesChosen.flatMap((name) => {
    const text = search.get(name)?.trim();
    if (!text || !isValid[name](text)) return [];
    return [[name, name === 'guests' ? Number(text) : text] as const];
  });
  return Object.fromEntries(given) as Brief;
}
