import { useLayoutEffect } from 'react';
import { type Location, useNavigation } from 'react-router-dom';

/** Where the navigation in progress leads. */
export const pendingLocation: { current?: Location } = {};

/** Keeps `pendingLocation`. */
export function useNotePendingLocation(): void {
  const { location } = useNavigation();
  useLayoutEffect(() => {
    if (location) pendingLocation.current = location;
  }, [location]);
}
