import { venueCatalog, isOffice } from '@mainstage/venues/facts/catalog';
import { areaOf, floorsOf, guestsOf, wallKindOf, wallsOf } from '@mainstage/venues/facts/present';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { floorsWith } from './relations';
import type { FloorNumber } from '@mainstage/venues/facts/facts';

/** Formatted facts of a venue, as shown on its card or page. */
export interface VenueSummary {
  area: string;
  capacity: string;
  /** Empty for a room without a wall. */
  wall: string;
  /** LED wall, or LED volume of a studio; empty for a room without one. */
  wallKind: string;
  level: string;
  floors: readonly FloorNumber[];
  /** Maximum number of people; the stated number of an open-ended range. */
  people: number;
  /** Area in sqm; the smallest of an office. */
  areaSqm: number;
}

/** The facts of a venue, derived from its rooms. */
export function summaryOf(id: VenueId): VenueSummary {
  const floors = floorsWith(id);
  if (isOffice(id)) {
    const { areaSqm, people } = venueCatalog[id].facts;
    return {
      ...{ area: areaOf(id), capacity: guestsOf(id), wall: '', wallKind: '', floors, people: people.value },
      ...{ level: floorsOf(id), areaSqm: areaSqm.value.min },
    };
  }
  const { guests, areaSqm } = factsOf(id);
  const wall = wallsOf(id);
  return {
    ...{ area: areaOf(id), capacity: guestsOf(id), wall, wallKind: wall && wallKindOf(id), floors },
    ...{ level: floorsOf(id), people: guests, areaSqm },
  };
}
