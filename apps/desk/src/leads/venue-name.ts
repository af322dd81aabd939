import { useCallback } from 'react';
import { useSession } from '../session/session';

/** Names a venue by its id; nothing for none. */
export function useVenueName(): (id: string | null) => string {
  const { venues } = useSession();
  return useCallback((id) => (id === null ? '' : (venues.find((venue) => venue.id === id)?.name ?? id)), [venues]);
}
