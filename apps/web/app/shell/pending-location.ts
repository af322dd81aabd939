import { useLayoutEffect } from 'react';
import { type Location, useNavigation } from 'react-router-dom';
import type { SectionState } from '../components/links/section-link';

/** Where the navigation in progress leads. */
export const pendingLocation: { current?: Location } = {};

/** Keeps `pendingLocation`. */
export function useNotePendingLocation(): void {
  const { location } = useNavigation();
  useLayoutEffect(() => {
    if (location) pendingLocation.current = location;
  }, [location]);
}

/** The part of the page that a location names; a section link keeps it out of the address until it arrives. */
export function hashOf(location: Location | undefined): string {
  const section = (location?.state as Partial<SectionState> | null | undefined)?.section;
  return section ? `#${section}` : (location?.hash ?? '');
}
