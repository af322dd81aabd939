import type { VenueId } from '@mainstage/house/ids';
import type { FloorNumber } from '@mainstage/house/facts';
import { type HiredId, type OfficeId } from '@mainstage/house/house';
import type { PlaceId } from '@mainstage/house/ids';
import type { Setting } from '@mainstage/house/plan/space';
import { type PlanLayout, type Seating } from './seating/seats';
/** A room of the plan's venue as it is set. */
export interface PlannedRoom {
    id: HiredId;
    floor: FloorNumber;
    guests: number;
    setting?: Setting;
    seating?: Seating;
}
/** A venue in one layout, ready to be drawn or told. */
export interface Plan {
    venue: VenueId;
    layout: PlanLayout;
    /** All of them: the sum over the rooms. */
    guests: number;
    rooms: readonly PlannedRoom[];
    /** From top to bottom. */
    floors: readonly FloorNumber[];
}
export interface LayoutChoice {
    layout: PlanLayout;
    label: string;
    guests: number;
}
/** The layouts that a venue can be set in, with the guests each takes. An office has its desks. */
export declare function layoutsFor(venue: VenueId): readonly LayoutChoice[];
/** The layout of that name if the venue has it, otherwise its first. */
export declare function layoutFor(venue: VenueId, wanted?: string | null): LayoutChoice;
/** The plan of a venue in a layout that it has. */
export declare function planOf(venue: VenueId, layout: PlanLayout): Plan;
export declare function isOffice(venue: PlaceId): venue is OfficeId;
/** The hall that a room is a part of; itself where it stands alone. */
export declare function hallOf(id: HiredId): HiredId;
/** 199 seats in rows, 30 guests standing, 20 desks. */
export declare function peopleOf(layout: PlanLayout, guests: number): string;
