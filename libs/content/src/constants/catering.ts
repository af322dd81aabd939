/**
 * Fixed sizes of catering (rule catering.sizes). Pieces a guest, hours at the table. Buffet, barbecue, Christmas
 * dinner and drinks have unstated item counts: those below are samples.
 */
export const cateringSizes = {
  fingerFoodPieces: [3, 5, 7, 9],
  hours: { breakfast: 1, lunch: 1, dinner: 2 },
} as const;

/** Items of each tier, the smallest first: sample counts where none is stated. */
export const cateringTiers = {
  breakfast: { continental: 7, house: 10 },
  lunch: { light: 6, full: 9 },
  dinner: { three: 3, four: 4, five: 5 },
  buffet: { classic: 9, premium: 12, signature: 15 },
  barbecue: { classic: 8, premium: 11, signature: 14 },
  christmas: { classic: 7, premium: 9, signature: 12 },
  drinks: { soft: 6, bar: 9, full: 13 },
} as const;
