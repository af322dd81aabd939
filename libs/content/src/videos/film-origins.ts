import { venues } from '../venues/venues';
import { sampleFilm } from './sample-film';

/** Origins of the players whose films the content names: a page may embed them once its visitor agrees, and no others. */
export const filmOrigins: readonly string[] = originsOf([
  ...Object.values(venues).map(({ videoUrl }) => videoUrl),
  sampleFilm,
]);

/** The origins of the addresses that lead elsewhere, each once. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => /^https?:\/\/[^/]+/.exec(address ?? '')?.[0] ?? []))];
}
