import { venues } from '../venues/venues';
import { sampleFilm } from './sample-film';

/** Origins of the players of the content's films: a page may embed only these, after the visitor's consent. */
export const filmOrigins: readonly string[] = originsOf([
  ...Object.values(venues).map(({ videoUrl }) => videoUrl),
  sampleFilm,
]);

/** The distinct external origins of the addresses. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => /^https?:\/\/[^/]+/.exec(address ?? '')?.[0] ?? []))];
}
