import { type VenueId } from '@mainstage/house/ids';
import type { FloorNumber } from '@mainstage/house/facts';
/** How one gets from a venue to one beside it. */
export interface Way {
    to: VenueId;
    floor: FloorNumber;
    /** Where its door is seen from the middle of the room: degrees to the right of the room's front, -180 to 180. */
    yaw: number;
    through: 'door' | 'passage' | 'lift';
}
/**
 * The venues that lie beside a venue: next door, along a passage, or by lift on another floor. The nearest first.
 * @param stops whether a lift may lead to a venue: it leads to the nearest to its doors that may
 */
export declare function waysFrom(venue: VenueId, stops?: (venue: VenueId) => boolean): readonly Way[];
/** The venue of a list that is fewest ways from here; itself where it is in the list. */
export declare function nearestOf(venue: VenueId, list: readonly VenueId[]): VenueId | undefined;
