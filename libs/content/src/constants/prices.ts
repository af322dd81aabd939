/** List prices of the six offers in euro (spec 9). */
export const offerPrices = {
  'weekend-immersion': 2500,
  'weekday-business-edge': 1800,
  'extended-focus': 3200,
  'co-create-and-accelerate': 1600,
  'virtual-keynote-experience': 2800,
  'hybrid-studio-day': 1900,
} as const;

/** No offer is reduced at present (spec 9): percent, as the text that offers carry. */
export const offerDiscount = '0';

/** Where the shop's prices start, in euro a day, workshop packages in euro an event (spec 9). */
export const startingPrices = {
  'event-floors': 2500,
  'private-rooms': 500,
  'workshop-packages': 1200,
  'rooftop-terrace': 800,
} as const;

/** Double floors cost from 3,500 to 6,200 euro a day (spec 9). */
export const doubleFloorPrices = { min: 3500, max: 6200 } as const;

/** Each pair of floors, in euro a day: the ends of that range are the specification's, the two between are ours to set. */
export const doubleFloorDayPrices = {
  'horizon-liberty-double': doubleFloorPrices.min,
  'horizon-skyline-double': 4600,
  'skyline-horizon-double': 5200,
  'skyline-liberty-double': doubleFloorPrices.max,
} as const;

/** How many features a double-floor card shows (spec 9). */
export const doubleFloorFeatures = 3;
