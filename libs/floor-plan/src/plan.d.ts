import { type Layout } from '@mainstage/house/layouts';
import type { DrawnAs } from '@mainstage/house/place';
import type { VenueId } from '@mainstage/house/ids';
import { type NumberedSetUp } from '@mainstage/house/capacities';
import type { FloorNumber } from '@mainstage/house/facts';
import { type HiredId, type OfficeId } from '@mainstage/house/house';
import type { PlaceId } from '@mainstage/house/ids';
import type { Setting } from '@mainstage/house/plan/space';
import { type Seating } from './seating/seats';
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
    layout: DrawnAs;
    /** All of them: the sum over the rooms. */
    guests: number;
    rooms: readonly PlannedRoom[];
    /** From top to bottom. */
    floors: readonly FloorNumber[];
}
/** How a venue can be asked for: a planner's layouts, or the desks of an office. */
export type AskedLayout = Layout | 'desks';
export interface LayoutChoice {
    layout: AskedLayout;
    label: string;
    guests: number;
}
/** The layouts that a venue can be set in, with the guests each takes. An office has its desks. */
export declare function layoutsFor(venue: VenueId): readonly LayoutChoice[];
/** The layout of that name if the venue has it, otherwise its first. */
export declare function layoutFor(venue: VenueId, wanted?: string | null): LayoutChoice;
/** What a plan can show of a venue: a layout with all that it takes, or a set-up of the venue's page. */
export interface PlanChoice {
    /** As an address says it: the layout, or the set-up's caption. */
    name: string;
    label: string;
    guests: number;
    plan: () => Plan;
}
/**
 * What a plan can show, and what it shows of it: what was asked for if the venue has it, else its first layout. A set-up
 * stands among the layouts while it is the one asked for, unless it is one of them.
 */
export declare function planChoices(venue: VenueId, wanted?: string | null): {
    choices: readonly PlanChoice[];
    chosen: PlanChoice;
};
/** The plan of a venue in a layout that it has. */
export declare function planOf(venue: VenueId, layout: AskedLayout): Plan;
/** The plan that a set-up's picture and words go with. */
export declare function planOfSetUp(venue: VenueId, setUp: NumberedSetUp): Plan;
export declare function isOffice(venue: PlaceId): venue is OfficeId;
/** The hall that a room is a part of; itself where it stands alone. */
export declare function hallOf(id: HiredId): HiredId;
