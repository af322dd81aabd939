import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { createStoredValue } from '../storage/stored-value';
import { shortlistKey } from '../storage/shortlist-key';

const nothingListed: readonly VenueId[] = [];

const stored = createStoredValue<readonly VenueId[]>({
  area: 'local',
  key: shortlistKey,
  // Whatever is no venue, or no longer one, is not on the list.
  parse: (text) => {
    const ids: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(ids)) return nothingListed;
    return [...new Set(ids.filter((id): id is VenueId => typeof id === 'string' && isVenueId(id)))];
  },
});

const write = (venues: readonly VenueId[]) => void stored.write(venues.length > 0 ? venues : undefined);

/** The venues a visitor wants to remember, in the order chosen, in every tab. */
export const shortlist = {
  ...stored,

  /** Puts the venue on the list, or takes it off. */
  toggle(venue: VenueId): void {
    const now = stored.read();
    write(now.includes(venue) ? now.filter((id) => id !== venue) : [...now, venue]);
  },

  /** Appends several to the list. */
  add(venues: readonly VenueId[]): void {
    write([...new Set([...stored.read(), ...venues])]);
  },

  clear: () => write(nothingListed),
};
