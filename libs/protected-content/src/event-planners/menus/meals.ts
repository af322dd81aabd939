import type { HandbookMenu } from '@mainstage/contracts/gates/handbook';

export const breakfastTiers = [
  {
    id: 'breakfast-continental',
    name: 'Continental',
    items: [
      'Butter croissants and rolls',
      'Sourdough from the oven',
      'Two kinds of jam and honey',
      'Cheese from the Taunus',
      'Yoghurt with seasonal compote',
      'Fresh fruit, cut',
      'Filter coffee, tea, orange juice',
    ],
  },
  {
    id: 'breakfast-house',
    name: 'House',
    items: [
      'Butter croissants and rolls',
      'Sourdough from the oven',
      'Two kinds of jam and honey',
      'Cheese from the Taunus',
      'Yoghurt with seasonal compote',
      'Fresh fruit, cut',
      'Scrambled eggs with chives',
      'Smoked trout',
      'Oat porridge with apple, vegan',
      'Espresso bar with barista, tea, two juices',
    ],
  },
] as const satisfies readonly HandbookMenu[];

export const lunchTiers = [
  {
    id: 'lunch-light',
    name: 'Light',
    items: [
      'Lentil salad in a glass, vegan',
      'Open sandwich with roast beef',
      'Open sandwich with egg and cress',
      'Vegetable quiche',
      'Fruit in a glass',
      'Almond cake',
    ],
  },
  {
    id: 'lunch-full',
    name: 'Full',
    items: [
      'Lentil salad in a glass, vegan',
      'Open sandwich with roast beef',
      'Open sandwich with egg and cress',
      'Vegetable quiche',
      'Soup of the day in a cup',
      'Chicken skewer with peanut',
      'Falafel with hummus, vegan',
      'Fruit in a glass',
      'Almond cake',
    ],
  },
] as const satisfies readonly HandbookMenu[];

export const dinnerTiers = [
  {
    id: 'dinner-three',
    name: 'Three courses',
    items: [
      'Cured char with cucumber',
      'Braised beef cheek with celeriac, or barley risotto',
      'Plum dumpling with poppy seed',
    ],
  },
  {
    id: 'dinner-four',
    name: 'Four courses',
    items: [
      'Cured char with cucumber',
      'Pumpkin soup with brown butter',
      'Braised beef cheek with celeriac, or barley risotto',
      'Plum dumpling with poppy seed',
    ],
  },
  {
    id: 'dinner-five',
    name: 'Five courses',
    items: [
      'Cured char with cucumber',
      'Pumpkin soup with brown butter',
      'Pike-perch on sauerkraut, or glazed turnip',
      'Braised beef cheek with celeriac, or barley risotto',
      'Plum dumpling with poppy seed, and cheese',
    ],
  },
] as const satisfies readonly HandbookMenu[];
