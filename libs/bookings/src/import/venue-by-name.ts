import { venues } from '@mainstage/content/venues/venues';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';

const slugOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const venueBySlug = new Map<string, VenueId>(
  venueIds.flatMap((id) => [[id, id] as const, [slugOf(venues[id].name), id] as const]),
);

const venueOf = (text: string): VenueId | undefined => venueBySlug.get(slugOf(text));

/**
 * The venues in a LOCATION: one id or name, alone or before a comma, colon or bracket, or a list as calendars write it
 * for a meeting in two rooms.
 */
export function venuesNamed(text: string): VenueId[] {
  const whole = venueOf(text);
  if (whole) return [whole];
  const parts = text.split(/[;,:(|/\n]|\s[-–—+&]\s|\sund\s|\sand\s/).map(venueOf);
  return [...new Set(parts.flatMap((venue) => venue ?? []))];
}

/** The venue before a colon, comma or dash in a title: `Skyline Stage: gala`. */
export function venueOfTitle(title: string): VenueId | undefined {
  return venueOf(title) ?? venueOf(title.split(/[:,]|\s[-–—]\s/, 1)[0]!);
}
