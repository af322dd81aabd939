/** The thirty venues that have a page of their own, in the order of spec 2. */
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

export function isVenueId(id: string): id is VenueId {
  return (venueIds as readonly string[]).includes(id);
}
