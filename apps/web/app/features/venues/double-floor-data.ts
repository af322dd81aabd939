import { doubleFloorFeatures } from '@mainstage/content/constants/prices';
import { doubleFloorOffers } from '@mainstage/content/floors/double-floor-offers';
import { venues } from '@mainstage/content/venues/venues';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { type JoinedId, partsOf } from '@mainstage/venues/facts/catalog';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { areaOf, fromPrice, guestsOf } from '@mainstage/venues/facts/present';
import { doubleFloorDayPrices } from '@mainstage/venues/facts/prices';

/** Names of the stages of a joined venue. */
export function stageNames(id: JoinedId): string[] {
  return partsOf(id).flatMap((part) => (isVenueId(part) ? [venues[part].name] : []));
}

export type DoubleFloorPair = ReturnType<typeof doubleFloorPairs>[number];

export const doubleFloorPairs = () =>
  doubleFloorOffers.map(({ id, title, subtitle, features, image }) => ({
    ...{ id, title, subtitle, image },
    features: features.slice(0, doubleFloorFeatures),
    floors: factsOf(id).floors,
    area: areaOf(id),
    guests: guestsOf(id),
    stages: stageNames(id).join(', '),
    price: fromPrice(doubleFloorDayPrices[id]),
  }));
