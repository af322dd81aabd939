import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Block } from '@mainstage/mail/layout/blocks';
import { venueName } from './booking/words';
import type { Links } from './links';

/** A page that a confirmation leads on to. */
export interface VenuePage {
  /** Empty for the page of all venues. */
  name: string;
  url: string;
}

/** The page of the venue that was asked for, else that of all venues. */
export const venuePageOf = (venue: string | null, links: Links): VenuePage =>
  venue && isVenueId(venue)
    ? { name: venueName(venue), url: links.venuePage(venue) }
    : { name: '', url: links.venuePage() };

/** The one way on from a confirmation. */
export const venueButton = ({ name, url }: VenuePage): Block => ({
  kind: 'button',
  label: name ? `Look at ${name} again` : 'See all venues',
  url,
  quiet: true,
});
