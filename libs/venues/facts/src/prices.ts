/** The shop's starting prices, in euro a day, workshop packages in euro an event. */
export const startingPrices = {
  'event-floors': 2500,
  'private-rooms': 500,
  'workshop-packages': 1200,
  'rooftop-terrace': 800,
} as const;

/** Double floors cost from 3,500 to 6,200 euro a day. */
export const doubleFloorPrices = { min: 3500, max: 6200 } as const;

/** Each pair of floors, in euro a day: the ends of that range are stated, the two between are sample values. */
export const doubleFloorDayPrices = {
  'horizon-liberty-double': doubleFloorPrices.min,
  'horizon-skyline-double': 4600,
  'skyline-horizon-double': 5200,
  'skyline-liberty-double': doubleFloorPrices.max,
} as const;

/**
 * Starting price of a venue. Without its own price it has that of the next larger venue, named by `of`; without any,
 * `onRequest` states why.
 */
export type Price<Id = string> = { fromEuro: number; per: 'day' | 'event'; of?: Id } | { onRequest: string };
