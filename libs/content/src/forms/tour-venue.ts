import { isVenueId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { venueLines } from './venue-lines';

/** Texts of the venue field in the tour form. */
export const tourVenueCopy = {
  title: 'You would like to see',
  page: 'About this venue',
  remove: 'Remove',
  of: 'of',
} as const;

/** The first venue that the text of the tour form names on a separate line. */
export function venueIn(text: string): VenueId | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  for (const line of lines) {
    const named = venueIds.find((id) => line === venueLines[id]);
    if (named) return named;
  }
  return undefined;
}

/**
 * Sets the venue line of the text: replaces the existing line or prepends one. An unknown venue leaves the text
 * unchanged.
 */
export function withVenue(text: string, id: string | null): string {
  if (!id || !isVenueId(id)) return text;
  const before = venueIn(text);
  if (before === id) return text;
  if (before) return text.replace(venueLines[before], venueLines[id]);
  return text.trim() ? `${venueLines[id]}\n\n${text}` : venueLines[id];
}

/** The visitor's text without the line that names a venue. */
export function withoutVenue(text: string): string {
  const named = venueIn(text);
  return named ? text.replace(venueLines[named], '').replace(/^\n+/, '') : text;
}
