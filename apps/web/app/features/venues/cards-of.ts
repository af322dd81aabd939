import type { ListedVenue } from '@mainstage/content/venues/listing';
import { listedFactsOf } from '../../components/venues/venue-facts';

export const cardsOf = (listed: readonly ListedVenue[], words: { wall: string; volume: string }) =>
  listed.map(({ id, picture }) => ({ venue: listedFactsOf(id, words), picture }));
