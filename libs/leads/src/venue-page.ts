import { mailPicture } from '@mainstage/content/pictures/mail';
import { type PictureId, pictureOf } from '@mainstage/content/pictures/pictures';
import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Block } from '@mainstage/mail/layout/blocks';
import type { MailPicture } from '@mainstage/mail/mail-picture';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { Links } from './links';

/** A page that a confirmation leads on to. */
export interface VenuePage {
  /** Empty for the page of all venues. */
  name: string;
  url: string;
  /** That of the venue, or the hall's. */
  picture: PictureId;
}

/** The page of the venue that was asked for, else that of all venues. */
export const venuePageOf = (venue: string | null, links: Links): VenuePage =>
  venue && isVenueId(venue)
    ? { name: venueName(venue), url: links.venuePage(venue), picture: venues[venue].heroImage.id }
    : allVenues(links);

/** The page of all venues, with a picture of the hall. */
export const allVenues = (links: Links): VenuePage => ({
  name: '',
  url: links.venuePage(),
  picture: mailPicture.house,
});

/** The picture of that page, in a mail in English. */
export const venuePicture = ({ picture }: VenuePage): MailPicture => ({ id: picture, alt: pictureOf(picture).alt });

/** The one way on from a confirmation. */
export const venueButton = ({ name, url }: VenuePage): Block => ({
  kind: 'button',
  label: name ? `Look at ${name} again` : 'See all venues',
  url,
  quiet: true,
});
