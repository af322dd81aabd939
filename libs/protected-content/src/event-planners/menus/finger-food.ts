import { cateringSizes } from '@mainstage/content/constants/catering';
import type { HandbookMenu } from '@mainstage/contracts/gates/handbook';

/** Cumulative order: five pieces are the first five. */
const pieces = [
  'Smoked trout on rye with horseradish',
  'Goat’s cheese and thyme tartlet',
  'Beef skewer with green sauce',
  'Roast beetroot with hazelnut, vegan',
  'Lemon tart with burnt meringue',
  'Tempura prawn with lime mayonnaise',
  'Chickpea fritter with mint, vegan',
  'Veal meatball with capers',
  'Chocolate and sea-salt bite, vegan',
] as const;

const notes: Record<number, string> = {
  3: 'With a drink, between two talks.',
  5: 'An hour’s reception.',
  7: 'An evening on your feet, in place of supper.',
  9: 'In place of dinner.',
};

export const fingerFood: readonly HandbookMenu[] = cateringSizes.fingerFoodPieces.map((count) => ({
  id: `finger-food-${count}`,
  name: `${count} pieces`,
  note: notes[count],
  items: pieces.slice(0, count),
}));
