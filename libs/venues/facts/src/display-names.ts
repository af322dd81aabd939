import type { Language } from '@mainstage/contracts/language';
import { isVenueId } from './ids';
import { layouts } from './layouts';
import { venueNames } from './venue-names';

/** Name of a stored venue; one that is no longer offered is shown by its id. */
export const venueName = (venue: string): string => (isVenueId(venue) ? venueNames[venue] : venue);

/** Label of a stored layout; null if it is not in the catalog, because a visitor may have typed it. */
export function layoutName(layout: string | null, language: Language = 'en'): string | null {
  if (layout === null || !Object.hasOwn(layouts, layout)) return null;
  const { label, german } = layouts[layout as keyof typeof layouts];
  return language === 'de' ? german : label;
}
