import { useCallback } from 'react';
import { useSession } from '../session/session';

/** Returns a function from a venue's id to its name; empty for null. */
export function useVenueName(): (id: string | null) => string {
  const { venues } = useSession();
  return useCallback((id) => (id === null ? '' : (venues.find((venue) => venue.id === id)?.name ?? id)), [venues]);
}
