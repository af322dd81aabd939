import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { createStoredValue } from '../storage/stored-value';
import { shortlistKey } from '../storage/shortlist-key';

const nothingListed: readonly VenueId[] = [];

const stored = createStoredValue<readonly VenueId[]>({
  area: 'local',
  key: shortlistKey,
  // Unknown ids are ignored.
  parse: (text) => {
    const ids: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(ids)) return nothingListed;
    return [...new Set(ids.filter((id): id is VenueId => typeof id === 'string' && isVenueId(id)))];
  },
});

const write = (venues: readonly VenueId[]) => void stored.write(venues.length > 0 ? venues : undefined);

/** The visitor's saved venues, in the order chosen, shared by all tabs. */
export const shortlist = {
  ...stored,

  toggle(venue: VenueId): void {
    const now = stored.read();
    write(now.includes(venue) ? now.filter((id) => id !== venue) : [...now, venue]);
  },

  add(venues: readonly VenueId[]): void {
    write([...new Set([...stored.read(), ...venues])]);
  },

  clear: () => write(nothingListed),
};
