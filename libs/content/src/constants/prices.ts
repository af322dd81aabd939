/** List prices of the six offers in euro (rule offers.price). */
export const offerPrices = {
  'weekend-immersion': 2500,
  'weekday-business-edge': 1800,
  'extended-focus': 3200,
  'co-create-and-accelerate': 1600,
  'virtual-keynote-experience': 2800,
  'hybrid-studio-day': 1900,
} as const;

/** Whole percent; no offer is reduced at present. */
export const offerDiscount: number = 0;

/** Number of features on a double-floor card (rule floors.kinds). */
export const doubleFloorFeatures = 3;
