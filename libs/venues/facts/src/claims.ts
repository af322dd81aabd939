/** Figures that every page and document advertises (rule building.claims). */
export const marketingClaims = {
  venues: 3,
  floors: 3,
  areaSqm: 2500,
  guestsPerFloor: 199,
  ledWallSqm: 150,
} as const;

/** Guest range on the shop page, 10 to 400+. A triple floor takes 550; both figures are stated (rule building.readings). */
export const shopGuestRange = { min: 10, max: 400 } as const;

/** Ranges per category in the venue dropdown (rule building.claims). Areas in sqm. */
export const categoryClaims = {
  stages: { areaSqm: { min: 600, max: 1400 }, ledWallSqm: 150 },
  spaces: { areaSqm: { min: 40, max: 600 }, ledWallSqm: 30 },
  offices: { areaSqm: { min: 30, max: 2500 }, adjacentOffices: { min: 2, max: 20 } },
} as const;

/**
 * The ranges that are stated as fixed facts (rule building.claims). They differ from the dropdown's above (stages
 * 600–1,400 there, 600–1,450 here; spaces 40–600 there, 27–80 here): both are stated.
 */
export const statedRanges = {
  stagesSqm: { min: 600, max: 1450 },
  spacesSqm: { min: 27, max: 80 },
  spacesGuests: { min: 25, max: 40 },
  skylineSqm: { min: 400, max: 1700 },
} as const;
