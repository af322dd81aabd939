import { type Layout, layoutNames, layouts as layoutWords } from '@mainstage/venues/facts/layouts';
import { seatingName } from '@mainstage/venues/facts/present';
import type { DrawnAs } from '@mainstage/venues/facts/place';
import type { VenueId } from '@mainstage/venues/facts/ids';
import {
  drawnFor,
  layoutsOf,
  type NumberedSetUp,
  peopleOf as officePeople,
  setUpsOf,
} from '@mainstage/venues/facts/capacities';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import {
  type HireableId,
  isOffice as isOfficePlace,
  type OfficeId,
  partsOf,
  type RoomId,
  roomOf,
} from '@mainstage/venues/facts/catalog';
import type { PlaceId } from '@mainstage/venues/facts/ids';
import { locationOf, settingOf } from '@mainstage/venues/facts/plan/floors';
import type { Setting } from '@mainstage/venues/facts/plan/space';
import { overHalls, type Seating, seatsFor } from './seating/seats';

/** A room of the plan with its seating. */
export interface PlannedRoom {
  id: HireableId;
  floor: FloorNumber;
  guests: number;
  setting?: Setting;
  seating?: Seating;
}

/** A venue in one layout, ready to be drawn or described. */
export interface Plan {
  venue: VenueId;
  layout: DrawnAs;
  /** The sum over the rooms. */
  guests: number;
  rooms: readonly PlannedRoom[];
  /** From top to bottom. */
  floors: readonly FloorNumber[];
}

/** A layout that a venue can be requested in; offices have desks. */
export type VenueLayout = Layout | 'desks';

export interface LayoutChoice {
  layout: VenueLayout;
  label: string;
  guests: number;
}

/** The layouts of a venue with their guests. An office has its desks. */
export function layoutsFor(venue: VenueId): readonly LayoutChoice[] {
  if (isOffice(venue)) return [{ layout: 'desks', label: 'Desks', guests: officePeople(venue) }];
  const capacities = layoutsOf(venue);
  return layoutNames.flatMap((layout) => {
    const guests = capacities[layout]?.guests;
    return guests ? [{ layout, label: layoutWords[layout].label, guests }] : [];
  });
}

/** The layout of that name if the venue has it, otherwise its first. */
export function layoutFor(venue: VenueId, requested?: string | null): LayoutChoice {
  const choices = layoutsFor(venue);
  return choices.find(({ layout }) => layout === requested) ?? choices[0]!;
}

/** One view of a plan: a layout at full capacity, or a set-up of the venue's page. */
export interface PlanChoice {
  /** Value in the URL: the layout, or the set-up's caption. */
  name: string;
  label: string;
  guests: number;
  plan: () => Plan;
}

/**
 * Views of a plan and the selected one: the requested view if the venue has it, else its first layout. A requested set-up
 * is added to the layouts unless it equals one of them.
 */
export function planChoices(
  venue: VenueId,
  requested?: string | null,
): { choices: readonly PlanChoice[]; chosen: PlanChoice } {
  const layouts = layoutsFor(venue).map((choice): PlanChoice => ({
    name: choice.layout,
    label: choice.label,
    guests: choice.guests,
    plan: () => planOf(venue, choice.layout),
  }));
  const setUp = setUpsOf(venue).find(({ caption }) => caption === requested);
  const drawnSetUp = setUp && drawnFor(venue, setUp);
  const own =
    setUp &&
    drawnSetUp &&
    !layouts.some(({ name, guests }) => name === drawnSetUp.drawn && guests === drawnSetUp.guests);
  const choices = own
    ? [
        {
          name: setUp.caption,
          label: seatingName(setUp),
          guests: drawnSetUp.guests,
          plan: () => planOfSetUp(venue, setUp),
        },
        ...layouts,
      ]
    : layouts;
  const name = own ? requested : (drawnSetUp?.drawn ?? requested);
  return { choices, chosen: choices.find((choice) => choice.name === name) ?? layouts[0]! };
}

/** The plan of a venue in a layout that it has. */
export function planOf(venue: VenueId, layout: VenueLayout): Plan {
  return planFor(venue, layout, layoutFor(venue, layout).guests);
}

/**
 * The plan of a venue in a layout for this number of guests; at most those that it holds. Desks and high tables do not
 * depend on the guests.
 */
export function planOfGuests(venue: VenueId, layout: VenueLayout, guests: number): Plan {
  const most = layoutFor(venue, layout).guests;
  return planFor(venue, layout, isFurnished(venue, layout) ? most : Math.min(guests, most));
}

const isFurnished = (venue: VenueId, layout: VenueLayout): boolean =>
  layout === 'desks' ||
  (layout === 'standing' &&
    !isOffice(venue) &&
    partsOf(venue).every((part) => settingFor(part, layout)?.highTables !== undefined));

/** The plan that matches a set-up's picture and text. */
export function planOfSetUp(venue: VenueId, setUp: NumberedSetUp): Plan {
  const { drawn, guests } = drawnFor(venue, setUp);
  return planFor(venue, drawn, guests, setUp);
}

function planFor(venue: VenueId, layout: DrawnAs, guests: number, setUp?: NumberedSetUp): Plan {
  const parts: readonly HireableId[] = isOffice(venue) ? [venue] : partsOf(venue);
  const shares = sharesOf(parts, layout, guests);
  const planned = parts.map((id, index): PlannedRoom => {
    const setting = settingFor(id, layout, setUp);
    const share = shares[index]!;
    const { floor } = locationOf(id);
    return {
      id,
      floor,
      guests: share,
      setting,
      ...(share > 0 && setting && { seating: seatsFor(setting, layout, share) }),
    };
  });
  const floors = [...new Set(planned.map(({ floor }) => floor))].sort((one, other) => other - one);
  return { venue, layout, guests, rooms: planned, floors };
}

/** Setting of a room for a set-up; by default that of its largest set-up in the layout. */
function settingFor(id: HireableId, layout: DrawnAs, setUp?: NumberedSetUp): Setting | undefined {
  const base = settingOf(id);
  if (!base) return undefined;
  const own = setUpsOf(id);
  const largest = [...own].sort((one, other) => other.guests - one.guests);
  const meant = own.find(({ caption }) => caption === setUp?.caption) ?? largest.find((each) => each.layout === layout);
  return { ...base, ...meant?.setting };
}

/** On one floor all guests sit in the room with the largest capacity; over several floors, in every hall. */
function sharesOf(parts: readonly HireableId[], layout: DrawnAs, guests: number): number[] {
  if (layout === 'desks' || parts.length === 1) return parts.map(() => guests);
  const most = (parts as readonly RoomId[]).map((part) => layoutsOf(part)[layout as Layout]?.guests ?? 0);
  const severalFloors = new Set((parts as readonly RoomId[]).map((part) => roomOf(part).floor)).size > 1;
  if (severalFloors && layout !== 'boardroom') return overHalls(guests, most);
  const largest = most.indexOf(Math.max(...most));
  return most.map((_, index) => (index === largest ? guests : 0));
}

export function isOffice(venue: PlaceId): venue is OfficeId {
  return isOfficePlace(venue);
}

/** The hall that a room is a part of, else the room itself. */
export function hallOf(id: HireableId): HireableId {
  return isOffice(id) ? id : ((roomOf(id).within as RoomId | undefined) ?? id);
}
