import { isVenueId, type VenueId, venueIds } from '@mainstage/house/ids';
import { summaryOf } from '../venues/summary';
import { venues } from '../venues/venues';

/** Words of the venue that is chosen in the tour form. */
export const tourVenueCopy = {
  title: 'You would like to see',
  page: 'About this venue',
  remove: 'Remove',
  of: 'of',
} as const;

const lineOf = (id: VenueId): string => `Venue: ${venues[id].name} (${summaryOf(id).level})`;

/** The venue that a text of the tour form names in a line of its own; its first, where it names several. */
export function venueIn(text: string): VenueId | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines) {
    const named = venueIds.find((id) => line === lineOf(id));
    if (named) return named;
  }
  return undefined;
}

/**
 * The visitor's text with that venue named in it: in the place of another one, else above what is written. Anything that
 * is no venue leaves the text as it is.
 */
export function withVenue(text: string, id: string | null): string {
  if (!id || !isVenueId(id)) return text;
  const before = venueIn(text);
  if (before === id) return text;
  if (before) return text.replace(lineOf(before), lineOf(id));
  return text.trim() ? `${lineOf(id)}\n\n${text}` : lineOf(id);
}

/** The visitor's text without the line that names a venue. */
export function withoutVenue(text: string): string {
  const named = venueIn(text);
  return named ? text.replace(lineOf(named), '').replace(/^\n+/, '') : text;
}
