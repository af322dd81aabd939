import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { venueTourFilm } from '@mainstage/venues/facts/films';
import type { ShownFilm } from '../../../components/pictures/film-dialog';
import { pictureFrom } from '../../../pictures';

/** Whether it is the film of the building, which shows other rooms too. */
export const showsBuilding = (videoUrl: string): boolean => videoUrl === venueTourFilm;

/** Title of the film: that of the venue, or of the building. */
export const filmTitle = (videoUrl: string, name: string): string =>
  showsBuilding(videoUrl) ? venueWords.film.house : `${venueWords.film.title} ${name}`;

/** The film of a venue or room for the dialog; undefined if there is none. */
export const filmOf = ({ name, videoUrl, image }: { name: string; videoUrl?: string; image: PictureRef }) =>
  videoUrl === undefined
    ? undefined
    : ({ title: filmTitle(videoUrl, name), address: videoUrl, still: pictureFrom(image) } satisfies ShownFilm);
