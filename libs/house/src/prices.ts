/** Where the shop's prices start, in euro a day, workshop packages in euro an event. */
export const startingPrices = {
  'event-floors': 2500,
  'private-rooms': 500,
  'workshop-packages': 1200,
  'rooftop-terrace': 800,
} as const;

/** Double floors cost from 3,500 to 6,200 euro a day. */
export const doubleFloorPrices = { min: 3500, max: 6200 } as const;

/** Each pair of floors, in euro a day: the ends of that range are stated, the two between are ours to set. */
export const doubleFloorDayPrices = {
  'horizon-liberty-double': doubleFloorPrices.min,
  'horizon-skyline-double': 4600,
  'skyline-horizon-double': 5200,
  'skyline-liberty-double': doubleFloorPrices.max,
} as const;

/**
 * What a venue costs at least. Where no price is stated for it, that of the next larger thing which has one, and `of`
 * names that; where nothing larger has one, in words why.
 */
export type Price<Id = string> = { fromEuro: number; per: 'day' | 'event'; of?: Id } | { onRequest: string };
