import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { shortlistKey } from './shortlist-key';

/** Before anything is chosen, and at build time. */
export const nothingListed: readonly VenueId[] = [];

const listeners = new Set<() => void>();
// One object per stored text, so that React sees a change only where there is one.
let known: { text: string | null; venues: readonly VenueId[] } = { text: null, venues: nothingListed };
// Where the browser lets a site keep nothing, the list holds until the page is left.
let forThisVisit: readonly VenueId[] | undefined;

/** The venues a visitor wants to remember, in the order chosen: kept in local storage and heard of in every tab. */
export const shortlist = {
  read(): readonly VenueId[] {
    if (forThisVisit) return forThisVisit;
    const text = stored();
    if (text !== known.text) known = { text, venues: parse(text) };
    return known.venues;
  },

  /** Puts the venue on the list, or takes it off. */
  toggle(venue: VenueId): void {
    const now = shortlist.read();
    keep(now.includes(venue) ? now.filter((each) => each !== venue) : [...now, venue]);
  },

  /** Appends several to the list. */
  add(venues: readonly VenueId[]): void {
    keep([...new Set([...shortlist.read(), ...venues])]);
  },

  clear(): void {
    keep(nothingListed);
  },

  /** Calls when the list changes, here or in another tab. @returns the end of it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function keep(venues: readonly VenueId[]): void {
  try {
    if (venues.length === 0) localStorage.removeItem(shortlistKey);
    else localStorage.setItem(shortlistKey, JSON.stringify(venues));
    forThisVisit = undefined;
  } catch {
    forThisVisit = venues;
  }
  for (const listener of listeners) listener();
  window.dispatchEvent(new Event(shortlistKey));
}

function stored(): string | null {
  try {
    return localStorage.getItem(shortlistKey);
  } catch {
    return null;
  }
}

/** Whatever is no venue of this house, or no longer one, is not on the list. */
function parse(text: string | null): readonly VenueId[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return nothingListed;
    return [...new Set(kept.filter((id): id is VenueId => typeof id === 'string' && isVenueId(id)))];
  } catch {
    return nothingListed;
  }
}
