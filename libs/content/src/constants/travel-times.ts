/**
 * Sample travel times to the sample address, which a provider replaces. Minutes; metres for the garage and the yard.
 */
export const travelTimes = {
  centralStation: { stops: 2, minutes: 12 },
  airport: { minutes: 20 },
  motorway: { minutes: 8 },
  tradeFairStop: { walkMinutes: 5 },
  garage: { heightM: 2.1 },
  yard: { heightM: 4 },
} as const;
