import { factsOf, layoutsOf, peopleOf } from '@mainstage/venues/facts/capacities';
import { isOffice, partsOf, roomOf, venueCatalog } from '@mainstage/venues/facts/catalog';
import { coWorkingFloors } from '@mainstage/venues/facts/floors';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { guestsByFloors } from '@mainstage/venues/facts/limits';

/** Floors with a common limit of guests (rule floors.guests). */
export interface GuestArea {
  /** `Floor 5`, `Floors 4 and 5 together`, `The building`. */
  name: string;
  floors: readonly FloorNumber[];
  most: number;
}

const { single, double, triple } = guestsByFloors;
const skyline = venueCatalog['skyline-stage'].floor;
const eventFloors = [4, 5, 6] as const;
const pairs = [
  [4, 5],
  [4, 6],
  [5, 6],
] as const;

/** In the order of `bookings.area_guests` and `guest_areas.position`; the offices count in the building. */
export const guestAreas: readonly GuestArea[] = [
  ...eventFloors.map((floor) => ({ name: `Floor ${floor}`, floors: [floor], most: single })),
  ...pairs.map((pair) => ({
    name: `Floors ${pair.join(' and ')} together`,
    floors: pair,
    most: (pair as readonly number[]).includes(skyline) ? double.withSkyline : double.withoutSkyline,
  })),
  { name: 'The building', floors: [...eventFloors, ...coWorkingFloors], most: triple },
];

/** Guests of each area of `guestAreas`, in its order; 0 if a booking has none there. */
export type AreaGuests = readonly number[];

/** The floors of a venue, with the capacity of its largest room on each. */
function floorsOf(venue: VenueId): readonly { floor: FloorNumber; guests: number }[] {
  if (isOffice(venue)) return [{ floor: venueCatalog[venue].floor, guests: peopleOf(venue) }];
  const rooms = partsOf(venue).map(roomOf);
  return factsOf(venue).floors.map((floor) => ({
    floor,
    guests: Math.max(...rooms.filter((room) => room.floor === floor).map(({ facts }) => facts.guests.value)),
  }));
}

/** Capacity of a venue in any layout; the desks of an office. */
export const capacityOf = (venue: VenueId): number => (isOffice(venue) ? peopleOf(venue) : factsOf(venue).guests);

/** Number of guests that counts for a booking: the given number, else the layout's capacity, else the venue's. */
export function countedGuests(venue: VenueId, guests?: number | null, layout?: string | null): number {
  if (guests) return guests;
  if (isOffice(venue)) return peopleOf(venue);
  const capacities: Readonly<Record<string, { guests: number } | undefined>> = layoutsOf(venue);
  return (layout && capacities[layout]?.guests) || capacityOf(venue);
}

/**
 * Guests of a booking in each area. All of them if the area has all floors of the venue; otherwise the shares of its
 * floors, in proportion to the capacity of the rooms there, rounded up and at most the area's own limit
 * (docs/adr/0017-calendar.md).
 */
export function areaGuests(venue: VenueId, guests: number): AreaGuests {
  const own = floorsOf(venue);
  const total = own.reduce((sum, floor) => sum + floor.guests, 0);
  const share = (floor: (typeof own)[number]) => Math.min(single, Math.ceil((guests * floor.guests) / total));
  return guestAreas.map(({ floors, most }) => {
    const inside = own.filter(({ floor }) => floors.includes(floor));
    if (inside.length === own.length) return guests;
    return Math.min(
      most,
      inside.reduce((sum, floor) => sum + share(floor), 0),
    );
  });
}
