import { useLayoutEffect } from 'react';
import { type Location, useNavigation } from 'react-router-dom';

/** Target of the navigation in progress. */
export const pendingLocation: { current?: Location } = {};

/** Updates `pendingLocation`. */
export function useNotePendingLocation(): void {
  const { location } = useNavigation();
  useLayoutEffect(() => {
    if (location) pendingLocation.current = location;
  }, [location]);
}
