import { placesOn } from '@mainstage/content/venues/places';
import { type NumberedSetUp, setUpsOf } from '@mainstage/venues/facts/capacities';
import { type PlaceId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import type { Drawing } from './drawing/drawn';
import { drawingOf } from './drawing/sheet';
import { wordlessSheet } from './drawing/sheets';
import { layoutsFor, planChoices, planOf, planOfSetUp, type VenueLayout } from './plan';

/** A floor plan without text, which pages show as a picture. */
export interface PlanPictureFile {
  /** Name of its file, such as `skyline-stage-theatre.svg`. */
  file: string;
  draw: () => Drawing;
}

/** A venue in one of its set-ups. */
export function setUpPicture(venue: VenueId, setUp: NumberedSetUp): PlanPictureFile {
  return {
    file: `${venue}-${setUp.caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`,
    draw: () => drawingOf(planOfSetUp(venue, setUp), wordlessSheet),
  };
}

/** A venue in a layout, at full capacity. */
export function layoutPicture(venue: VenueId, layout: VenueLayout): PlanPictureFile {
  return {
    file: `${venue}-layout-${layout}.svg`,
    draw: () => drawingOf(planOf(venue, layout), wordlessSheet),
  };
}

/** A floor in its first layout, with one of its rooms highlighted. */
export function placePicture(floor: VenueId, place: PlaceId): PlanPictureFile {
  return {
    file: `${floor}-${place}.svg`,
    draw: () => drawingOf(planChoices(floor).chosen.plan(), wordlessSheet, place),
  };
}

export function planPictures(): readonly PlanPictureFile[] {
  return venueIds.flatMap((venue) => [
    ...setUpsOf(venue).map((setUp) => setUpPicture(venue, setUp)),
    ...layoutsFor(venue).map(({ layout }) => layoutPicture(venue, layout)),
    ...placesOn(venue).map(({ id }) => placePicture(venue, id)),
  ]);
}
