import { drawnFor, type NumberedSetUp, setUpsOf } from '@mainstage/venues/facts/capacities';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { Layout } from '@mainstage/venues/facts/layouts';
import { peopleDrawn, seatingName, setUpGuests, setUpNumber, setUpUnit } from '@mainstage/venues/facts/present';
import { setUpPicture } from '@mainstage/venues/plan/plan-pictures';
import { type PlanPictureData, planPictureData } from './plan-picture-data';

export interface SetUpData {
  layout: Layout | null;
  caption: string;
  /** The standard name of the seating, with the venue's own name for it. */
  name: string;
  description: string;
  guests: number;
  /** With their unit: 199 guests. */
  guestsText: string;
  /** The same in its two parts: 199, guests. */
  number: string;
  unit: string;
  /** Caption of the plan: 199 seats in rows. */
  peopleDrawn: string;
  plan: PlanPictureData;
}

export const setUpData = (id: VenueId): readonly SetUpData[] => setUpsOf(id).map((setUp) => setUpOf(id, setUp));

function setUpOf(id: VenueId, setUp: NumberedSetUp): SetUpData {
  const { layout, caption, description, guests } = setUp;
  const shown = drawnFor(id, setUp);
  return {
    layout,
    caption,
    name: seatingName(setUp),
    description,
    guests,
    guestsText: setUpGuests(setUp),
    number: setUpNumber(setUp),
    unit: setUpUnit(setUp),
    peopleDrawn: peopleDrawn(shown.drawn, shown.guests),
    plan: planPictureData(setUpPicture(id, setUp)),
  };
}
