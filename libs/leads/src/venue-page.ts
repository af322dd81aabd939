import { mailPicture } from '@mainstage/content/pictures/mail';
import { type PictureId, pictureOf } from '@mainstage/content/pictures/pictures';
import { venues } from '@mainstage/content/venues/venues';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { Language } from '@mainstage/contracts/language';
import type { Block } from '@mainstage/mail/layout/blocks';
import type { MailPicture } from '@mainstage/mail/mail-picture';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { Links } from './links';

/** The page that a confirmation links to. */
export interface VenuePage {
  /** Empty for the page of all venues. */
  name: string;
  url: string;
  /** The venue's picture, or the hall's. */
  picture: PictureId;
}

export const venuePageOf = (venue: string | null, links: Links): VenuePage =>
  venue && isVenueId(venue)
    ? { name: venueName(venue), url: links.venuePage(venue), picture: venues[venue].heroImage.id }
    : allVenues(links);

export const allVenues = (links: Links): VenuePage => ({
  name: '',
  url: links.venuePage(),
  picture: mailPicture.house,
});

export const venuePicture = ({ picture, name }: VenuePage, language: Language): MailPicture => ({
  id: picture,
  alt: language === 'en' ? pictureOf(picture).alt : name ? `Ein Blick in den Raum: ${name}` : hallInGerman,
});

const hallInGerman = 'Volles Haus: Das Publikum sitzt vor der großen LED-Wand.';

const labels: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => (name ? `Look at ${name} again` : 'See all venues'),
  de: (name) => (name ? `${name} noch einmal ansehen` : 'Alle Räume ansehen'),
};

/** The only button of a confirmation. */
export const venueButton = ({ name, url }: VenuePage, language: Language): Block => ({
  kind: 'button',
  label: labels[language](name),
  url,
  quiet: true,
});
