import { nounFor } from '@mainstage/contracts/counted';
import { cateringSizes } from '../constants/catering';

const { fingerFoodPieces, hours } = cateringSizes;
const lasts = (count: number) => nounFor(count, 'one hour', `${count === 2 ? 'two' : count} hours`);

/** Food of an event: one choice, as the kitchen serves it (rule catering.sizes). */
export const cateringChoices = {
  none: { name: 'No catering' },
  'finger-food-3': { name: `Finger food, ${fingerFoodPieces[0]} pieces`, pieces: fingerFoodPieces[0] },
  'finger-food-5': { name: `Finger food, ${fingerFoodPieces[1]} pieces`, pieces: fingerFoodPieces[1] },
  'finger-food-7': { name: `Finger food, ${fingerFoodPieces[2]} pieces`, pieces: fingerFoodPieces[2] },
  'finger-food-9': { name: `Finger food, ${fingerFoodPieces[3]} pieces`, pieces: fingerFoodPieces[3] },
  breakfast: { name: `Breakfast, ${lasts(hours.breakfast)}` },
  lunch: { name: `Finger food lunch, ${lasts(hours.lunch)}` },
  dinner: { name: `Dinner, ${lasts(hours.dinner)}` },
  buffet: { name: 'Buffet' },
  barbecue: { name: 'Barbecue' },
  christmas: { name: 'Christmas dinner' },
} as const satisfies Record<string, { name: string; pieces?: number }>;

export type CateringId = keyof typeof cateringChoices;

/** Additional services. Promotions on services exclude food and beverage (rule offers.promotions). */
export const extraChoices = {
  drinks: { name: 'Drinks for the day', foodAndBeverage: true },
  'led-wall': { name: 'A larger LED wall', foodAndBeverage: false },
  'studio-crew': { name: 'Studio crew: director, sound, two cameras', foodAndBeverage: false },
  stream: { name: 'Live stream with a moderated chat', foodAndBeverage: false },
} as const satisfies Record<string, { name: string; foodAndBeverage: boolean }>;

export type ExtraId = keyof typeof extraChoices;
