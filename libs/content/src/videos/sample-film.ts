import { brand } from '../site/brand';

/** A film in a player elsewhere, for the style guide. */
export const sampleFilm = `https://player.${brand.domain}/embed/day`;
