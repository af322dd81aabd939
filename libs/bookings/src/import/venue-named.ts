import { venues } from '@mainstage/content/venues/venues';
import { type VenueId, venueIds } from '@mainstage/house/ids';

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The venue that a text names by its id or its name, alone or before a colon or a comma. */
export function venueNamed(text: string): VenueId | undefined {
  const candidates = [text, text.split(':')[0]!, text.split(',')[0]!].map(plain);
  return venueIds.find((id) => candidates.some((each) => each === id || each === plain(venues[id].name)));
}
