import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { layouts } from '@mainstage/venues/facts/layouts';

export const venueName = (venue: string) => (isVenueId(venue) ? venues[venue].name : venue);

/** Only layouts that we know: what somebody typed is nobody's word for a layout. */
export const layoutName = (layout: string | null): string | null =>
  layout !== null && Object.hasOwn(layouts, layout) ? layouts[layout as keyof typeof layouts].label : null;

const ordinals = ['', 'first', 'second', 'third'];
export const ordinal = (rank: number) => ordinals[rank] ?? `${rank}th`;
