import { mostAtOnce, peopleOf } from '@mainstage/venues/facts/capacities';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { DrawnAs } from '@mainstage/venues/facts/place';
import { isOffice } from '@mainstage/venues/plan/plan';
import { askedPlan } from '../documents/asked-plan';

/** Whether a venue has the capacity for the guests. */
export interface FitFacts {
  guests: number;
  most: number;
  /** Null if no layout, or an unknown one, was requested. */
  layout: DrawnAs | null;
  fits: boolean;
}

export function fitFacts(venue: VenueId, guests: number, layout: string | null): FitFacts {
  const asked = layout === null ? null : askedPlan(venue, layout, guests);
  if (asked?.plan) {
    const most = asked.plan.guests;
    return { guests, most, layout: asked.plan.plan().layout, fits: guests <= most };
  }
  const most = isOffice(venue) ? peopleOf(venue) : mostAtOnce(venue);
  return { guests, most, layout: null, fits: guests <= most };
}
