import { venuePhotos } from '@mainstage/content/gallery/venue-photos';
import { hasView } from '@mainstage/content/panoramas/panoramas';
import { venuePages } from '@mainstage/content/shared-pages/venue-detail';
import type { UseCase } from '@mainstage/content/use-cases/types';
import { useCaseSections } from '@mainstage/content/use-cases/use-cases';
import { kindOf } from '@mainstage/content/venues/kinds';
import { nearest } from '@mainstage/content/venues/relations';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaNumberOf, wallKindOf, wallNumbersOf, wallSizesOf } from '@mainstage/venues/facts/present';
import { decidingFactsOf, priceFigureOf, priceLineOf } from '@mainstage/venues/facts/present-facts';
import { relationsData } from './relations-data';
import { roomsData } from './rooms-data';
import { setUpData } from './set-up-data';
import { structuredFacts } from './structured-facts';

export type VenuePageData = ReturnType<typeof venuePageData>;

/** For the loader of a venue's page, so that the browser does not load the facts of all venues. */
export function venuePageData(id: VenueId) {
  const venue: Venue = venues[id];
  return {
    content: venuePages[id],
    structuredFacts: structuredFacts(id),
    id,
    venue,
    kind: kindOf(id),
    uses: usesOf(id),
    beside: besideOf(id),
    hasView: hasView(id),
    figures: figuresOf(id),
    setUps: setUpData(id),
    photos: venuePhotos(id),
    joinedRooms: roomsData(id),
    specifications: specificationsOf(id, venue),
    relations: relationsData(id),
  };
}

/** The use cases that recommend the venue first. */
const usesOf = (id: VenueId) =>
  useCaseSections
    .flatMap(({ useCases }): readonly UseCase[] => useCases)
    .filter(({ firstChoice }) => firstChoice === id)
    .map((useCase) => ({ id: useCase.id, name: useCase.name }));

/** The hall on the floor of a lounge or terrace. */
function besideOf(id: VenueId) {
  if (kindOf(id) !== 'lounge') return undefined;
  const hall = nearest(id).find((other) => kindOf(other) === 'hall');
  return hall && { id: hall, name: venues[hall].name };
}

/** Figures of the strip below the hero; areas in sqm. */
function figuresOf(id: VenueId) {
  const wall = wallNumbersOf(id);
  return {
    area: areaNumberOf(id),
    ...(wall && { wall: { area: wall, kind: wallKindOf(id), sizes: wallSizesOf(id) } }),
    price: priceFigureOf(id),
    priceLine: priceLineOf(id),
  };
}

/** The technical specifications, then the deciding facts that are not among them; samples are marked. */
function specificationsOf(id: VenueId, { specifications }: Venue) {
  return [
    ...Object.entries(specifications).map(([label, text]) => ({ label, text, sample: false })),
    ...decidingFactsOf(id).map(({ label, text, source }) => ({ label, text, sample: source === 'sample' })),
  ];
}
