/** The venues that have a page of their own, in the order of the house. */
export const venueIds = [
  'skyline-stage',
  'skyline-stage-terrace',
  'liberty-stage',
  'horizon-stage',
  'nova-stage',
  'nova-stage-terrace',
  'vista-stage',
  'vista-stage-terrace',
  'skyline-horizon-double',
  'skyline-liberty-double',
  'horizon-liberty-double',
  'horizon-skyline-double',
  'skyline-liberty-horizon-triple',
  'skyline-studio',
  'liberty-studio',
  'horizon-studio',
  'workshop',
  'arena',
  'straight-up',
  'boardroom',
  'directors-circle',
  'private-office',
  'team-office',
  'corporate-office',
  'enterprise-office',
  'skyline-floor',
  'liberty-floor',
  'horizon-floor',
  'sky-lounge',
  'sky-terrace',
] as const;

export type VenueId = (typeof venueIds)[number];

/** Rooms, settings and combinations that have facts and no page of their own. */
export const pagelessIds = [
  'skyline-hall',
  'sky-lounge-terrace',
  'liberty-atrium',
  'liberty-hub',
  'liberty-foyer',
  'horizon-rows',
  'horizon-dinner',
  'horizon-hub',
] as const;

/** Everything in the house that has facts. */
export type PlaceId = VenueId | (typeof pagelessIds)[number];

export function isVenueId(id: string): id is VenueId {
  return (venueIds as readonly string[]).includes(id);
}
