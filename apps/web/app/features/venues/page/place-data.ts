import { placesOn } from '@mainstage/content/venues/places';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, guestsOf } from '@mainstage/venues/facts/present';
import { placePicture } from '@mainstage/venues/plan/plan-pictures';
import { planPictureData } from './plan-picture-data';

export type PlaceData = ReturnType<typeof placeData>;

/** For the loader of a floor's page: its rooms without a page, each framed on the plan of the floor's first layout. */
export const placeData = (floor: VenueId) =>
  placesOn(floor).map(({ id, name, subtitle, description, image, configuration, features }) => ({
    ...{ id, name, image },
    description: `${subtitle}. ${description}`,
    facts: [areaOf(id), guestsOf(id), configuration, ...features],
    plan: planPictureData(placePicture(floor, id)),
  }));
