import { mailPicture } from '@mainstage/content/pictures/mail';
import { type PictureId, pictureOf } from '@mainstage/content/pictures/pictures';
import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Language } from '@mainstage/contracts/language';
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

/** The picture of that page. */
export const venuePicture = ({ picture, name }: VenuePage, language: Language): MailPicture => ({
  id: picture,
  alt: language === 'en' ? pictureOf(picture).alt : name ? `Ein Blick in den Raum: ${name}` : hallInGerman,
});

const hallInGerman = 'Volles Haus: Das Publikum sitzt vor der großen LED-Wand.';

const labels: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => (name ? `Look at ${name} again` : 'See all venues'),
  de: (name) => (name ? `${name} noch einmal ansehen` : 'Alle Räume ansehen'),
};

/** The one way on from a confirmation. */
export const venueButton = ({ name, url }: VenuePage, language: Language): Block => ({
  kind: 'button',
  label: labels[language](name),
  url,
  quiet: true,
});
