import { factsOf } from '@mainstage/venues/facts/capacities';
import type { EventPlaceId } from '@mainstage/venues/facts/catalog';
import { isVenueId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { horizonConfigurations } from './configurations/horizon';
import { libertyConfigurations } from './configurations/liberty';
import { skylineConfigurations } from './configurations/skyline';
import { floorsUnder, isWholeFloor } from './floors';
import type { ConfigurationCard } from './types';

export const configurationCards: readonly ConfigurationCard[] = [
  ...skylineConfigurations,
  ...libertyConfigurations,
  ...horizonConfigurations,
];

/** Rooms without a page of their own that are shown on this floor's page. */
export function placesOn(floor: VenueId): readonly ConfigurationCard[] {
  return configurationCards.filter(({ id }) => !isVenueId(id) && wholeFloorOf(id) === floor);
}

/** Target of a room's card: its page, or its anchor on its floor's page. */
export function pageOfCard(id: EventPlaceId): string {
  return isVenueId(id) ? `/venues/${id}` : `/venues/${wholeFloorOf(id)}#${id}`;
}

function wholeFloorOf(id: EventPlaceId): VenueId {
  const [floor] = factsOf(id).floors;
  return venueIds.find((venue) => isWholeFloor(venue) && floorsUnder(venue)[0] === floor)!;
}
