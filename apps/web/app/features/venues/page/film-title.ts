import { venueWords } from '@mainstage/content/shared-pages/venue-detail';
import { houseFilm } from '@mainstage/house/films';

/** Whether it is the film of the house, which shows other rooms too. */
export const showsHouse = (videoUrl: string): boolean => videoUrl === houseFilm;

/** What the film shows: the venue alone, or the house. */
export const filmTitle = (videoUrl: string, name: string): string =>
  showsHouse(videoUrl) ? venueWords.film.house : `${venueWords.film.title} ${name}`;
