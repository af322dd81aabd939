/**
 * What the kitchen serves in fixed sizes (spec 9). Pieces a guest, hours at the table. Buffet, barbecue, Christmas
 * dinner and drinks have fixed item counts that the specification does not show.
 */
export const cateringSizes = {
  fingerFoodPieces: [3, 5, 7, 9],
  hours: { breakfast: 1, lunch: 1, dinner: 2 },
} as const;
