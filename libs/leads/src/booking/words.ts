import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { dayWords } from '../day-words';
import type { Language } from '@mainstage/contracts/language';
import { type Layout, layouts } from '@mainstage/venues/facts/layouts';

export const venueName = (venue: string) => (isVenueId(venue) ? venues[venue].name : venue);

/** Only layouts that we know: what somebody typed is nobody's word for a layout. */
export const layoutName = (layout: string | null, language: Language = 'en'): string | null =>
  layout !== null && Object.hasOwn(layouts, layout) ? dayWords[language].layouts[layout as Layout] : null;

const ordinals = ['', 'first', 'second', 'third'];
export const ordinal = (rank: number) => ordinals[rank] ?? `${rank}th`;
