import { type FloorNumber } from '@mainstage/venues/facts/facts';
import { type OfficeId, type RoomId, isOffice, partsOf } from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { floorNumbers, floors, locationOf } from '@mainstage/venues/facts/plan/floors';
import { contains } from '@mainstage/venues/facts/plan/shapes';
import { type Atom, cutIntoAtoms } from './cut';

/** The rooms, and parts of rooms, of a venue; none for an office, which has units. */
function piecesOf(venue: VenueId): readonly RoomId[] {
  if (isOffice(venue)) return [];
  return partsOf(venue);
}

const hired = new Set<string>(venueIds.flatMap(piecesOf));
const cut = cutIntoAtoms((id) => hired.has(id));

/** Units of an office size, as drawn on the plan. */
export function unitsOf(office: OfficeId): readonly string[] {
  const label = office.replace(/-office$/, '');
  const drawn = floorNumbers.flatMap((floor) =>
    floors[floor].spaces.filter((space) => space.id === office || space.label?.toLowerCase() === label),
  );
  return drawn.map((_, index) => `${office}/${index + 1}`);
}

export const atomIds: readonly string[] = [
  ...cut.map(({ id }) => id),
  ...venueIds.flatMap((venue) => (isOffice(venue) ? unitsOf(venue) : [])),
];

const byVenue = new Map<VenueId, readonly string[]>(
  venueIds.map((venue) => [venue, isOffice(venue) ? unitsOf(venue) : inPieces(piecesOf(venue))]),
);

function inPieces(pieces: readonly RoomId[]): string[] {
  const places = pieces.map(locationOf);
  const covers = ({ floor, at }: Atom) => places.some((place) => place.floor === floor && contains(place.shape, at));
  return cut.filter(covers).map(({ id }) => id);
}

/** The atoms of a venue. A booking takes one of an office's atoms; all of any other venue's. */
export function atomsOf(venue: VenueId): readonly string[] {
  return byVenue.get(venue)!;
}

export const hasUnits = (venue: VenueId): venue is OfficeId & VenueId => isOffice(venue);

/** Whether the two venues (or one, twice) share an atom and can never be booked for the same time. */
export function blocks(one: VenueId, other: VenueId): boolean {
  if (one === other) return atomsOf(one).length === 1 || !hasUnits(one);
  return atomsOf(one).some((atom) => atomsOf(other).includes(atom));
}

export function atomsOnFloor(floor: FloorNumber): readonly string[] {
  const offices = venueIds.filter((venue) => isOffice(venue) && locationOf(venue as OfficeId).floor === floor);
  return [...cut.filter((atom) => atom.floor === floor).map(({ id }) => id), ...offices.flatMap(atomsOf)];
}
