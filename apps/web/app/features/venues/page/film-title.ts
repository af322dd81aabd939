import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { venueTourFilm } from '@mainstage/venues/facts/films';

/** Whether it is the film of the building, which shows other rooms too. */
export const showsBuilding = (videoUrl: string): boolean => videoUrl === venueTourFilm;

/** What the film shows: the venue alone, or the building. */
export const filmTitle = (videoUrl: string, name: string): string =>
  showsBuilding(videoUrl) ? venueWords.film.house : `${venueWords.film.title} ${name}`;
