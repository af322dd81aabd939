/** Billed and actual size of an LED wall in metres. */
export interface WallUpgrade {
  gets: { wide: number; high: number };
  paysFor: { wide: number; high: number };
}

const wall = (gets: number, paysFor: number): WallUpgrade => ({
  gets: { wide: gets, high: 3 },
  paysFor: { wide: paysFor, high: 3 },
});

/** Discounts and extras of each promotion (rule offers.promotions). Percent, metres, hours, days. */
export const promoTerms = {
  'weekend-immersion': { servicesOff: 40, wall: wall(10, 5) },
  'weekday-business-edge': { off: 30, wall: wall(30, 20) },
  'extended-focus': { off: 30, access: { from: 'Friday 14:00', to: 'Monday 12:00' } },
  'co-create-and-accelerate': { secondDayOff: 50, fromDays: 2 },
  'virtual-keynote-experience': { wall: wall(30, 10) },
  'hybrid-studio-day': { hours: 8, off: 30, days: { from: 'Friday', to: 'Monday' } },
} as const;

/** 10 m × 3 m. */
export const wallSize = ({ wide, high }: WallUpgrade['gets']): string => `${wide} m × ${high} m`;

/** A weekday as in JavaScript: 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Weekdays on which an offer can begin, and the number of days that its price covers: as in the offers' schedules. */
export const offerDays = {
  'weekend-immersion': { begins: [6], covers: 2 },
  'weekday-business-edge': { begins: [1, 2, 3, 4], covers: 1 },
  'extended-focus': { begins: [5], covers: 4 },
  'co-create-and-accelerate': {
    begins: [1, 2, 3, 4],
    covers: promoTerms['co-create-and-accelerate'].fromDays,
  },
  'virtual-keynote-experience': { begins: [1, 2, 3, 4, 5, 6, 0], covers: 1 },
  'hybrid-studio-day': { begins: [5, 6, 0, 1], covers: 1 },
} as const satisfies Record<keyof typeof promoTerms, { begins: readonly Weekday[]; covers: number }>;
