import type { PriceBands } from './price-bands';

/** Invented prices that the demo shows, marked as samples. */
export const samplePriceBands = {
  fingerFoodPiece: { from: 3, to: 5 },
  perGuest: {
    breakfast: { continental: 16, house: 22 },
    lunch: { light: 24, full: 32 },
    dinner: { three: 52, four: 64, five: 78 },
    buffet: { classic: 42, premium: 56, signature: 72 },
    barbecue: { classic: 38, premium: 48, signature: 62 },
    christmas: { classic: 54, premium: 66, signature: 82 },
    drinks: { soft: 18, bar: 34, full: 49 },
  },
  perDay: {
    'led-wall': { from: 1800, to: 4200 },
    'studio-crew': { from: 1600, to: 2400 },
    stream: { from: 1200, to: 2200 },
  },
} as const satisfies PriceBands;
