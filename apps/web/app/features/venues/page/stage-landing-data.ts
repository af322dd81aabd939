import { type LandingId, stageLandings } from '@mainstage/content/pages/stage-landings';
import { hasView } from '@mainstage/content/panoramas/panoramas';
import { pageOfCard } from '@mainstage/content/venues/places';
import { venueOfRoom } from '@mainstage/content/venues/relations';
import type { CarouselRoom, ConfigurationCard } from '@mainstage/content/venues/types';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, guestsOf } from '@mainstage/venues/facts/present';
import { venuePageData } from './venue-page-data';

export type StageLandingData = ReturnType<typeof stageLandingData>;
export type RoomData = ReturnType<typeof roomOf>;
export type CardData = ReturnType<typeof cardOf>;

/** For the loader of a stage's landing page: the venue's page, the rooms of its carousel and its configurations. */
export function stageLandingData(id: LandingId) {
  const { rooms, grid } = stageLandings[id];
  return {
    ...venuePageData(id),
    rooms: { ...rooms, items: rooms.items.map(roomOf) },
    grid: { ...grid, cards: grid.cards.map((card) => cardOf(id, card)) },
    /** Venues that the cards link to. */
    alreadyShown: grid.cards.flatMap((card) => (isVenueId(card.id) ? card.id : [])),
  };
}

function roomOf(room: CarouselRoom) {
  const venue = venueOfRoom(room.id);
  return { ...room, venue, area: areaOf(room.id), guests: guestsOf(room.id), hasView: hasView(venue) };
}

/** Cards of the page's own venue link to its details on the page. */
function cardOf(here: VenueId, { id, name, image, ...card }: ConfigurationCard) {
  return {
    ...{ id, name, image },
    to: id === here ? `/venues/${here}#specifications` : pageOfCard(id),
    text: `${card.subtitle}. ${card.description}`,
    facts: [areaOf(id), guestsOf(id), card.configuration, ...card.features],
  };
}
