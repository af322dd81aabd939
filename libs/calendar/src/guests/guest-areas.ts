import { factsOf, layoutsOf, peopleOf } from '@mainstage/venues/facts/capacities';
import { isOffice, partsOf, roomOf, venueCatalog } from '@mainstage/venues/facts/catalog';
import { coWorkingFloors } from '@mainstage/venues/facts/floors';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { guestsByFloors } from '@mainstage/venues/facts/limits';

/** Floors whose guests together stay within a figure (rule floors.guests). */
export interface GuestArea {
  /** `Floor 5`, `Floors 4 and 5 together`, `The building`. */
  name: string;
  floors: readonly FloorNumber[];
  /** Most guests at one time. */
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

/** Guests of each area of `guestAreas`, in its order; 0 where a booking brings none. */
export type AreaGuests = readonly number[];

/** The floors of a venue, with the guests that its largest room on each takes. */
function floorsOf(venue: VenueId): readonly { floor: FloorNumber; guests: number }[] {
  if (isOffice(venue)) return [{ floor: venueCatalog[venue].floor, guests: peopleOf(venue) }];
  const rooms = partsOf(venue).map(roomOf);
  return factsOf(venue).floors.map((floor) => ({
    floor,
    guests: Math.max(...rooms.filter((room) => room.floor === floor).map(({ facts }) => facts.guests.value)),
  }));
}

/** Most guests of a venue in any layout; the desks of an office. */
export const capacityOf = (venue: VenueId): number => (isOffice(venue) ? peopleOf(venue) : factsOf(venue).guests);

/** What counts as the guests of a booking: the number, else the layout's capacity, else the venue's. */
export function countedGuests(venue: VenueId, guests?: number | null, layout?: string | null): number {
  if (guests) return guests;
  if (isOffice(venue)) return peopleOf(venue);
  const capacities: Readonly<Record<string, { guests: number } | undefined>> = layoutsOf(venue);
  return (layout && capacities[layout]?.guests) || capacityOf(venue);
}

/**
 * What a booking brings to each area. All of it where the area has all floors of the venue; else the shares of the floors
 * that it has, in proportion to what the rooms there take, rounded up and no more than the area's own figure
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
