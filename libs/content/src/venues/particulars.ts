/**
 * What else is measured or counted in the house, beyond the specification's figures: placeholders of ours, each once,
 * for every text that names it. Lengths in metres, screens in inches, insulation in decibels.
 */
export const particulars = {
  skyline: { movingHeads: 48, doorway: 9, environments: 20 },
  nova: { runway: 12 },
  vista: { windows: 32 },
  lounge: { bar: 11 },
  horizon: { lastSeat: 11, lunchMinutes: 20 },
  arena: { ring: 4 },
  boardroom: { screen: 138, insulation: 48 },
  workshop: { screen: 86 },
  straightUp: { screen: 75 },
} as const;
