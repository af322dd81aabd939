import { nounFor } from '@mainstage/contracts/counted';
import { cateringSizes } from '@mainstage/content/constants/catering';
import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { barbecueTiers, buffetTiers, christmasTiers } from '../menus/buffets';
import { drinkTiers } from '../menus/drinks';
import { fingerFood } from '../menus/finger-food';
import { breakfastTiers, dinnerTiers, lunchTiers } from '../menus/meals';

const { fingerFoodPieces, hours } = cateringSizes;
const lasting = (count: number) => nounFor(count, 'one hour', count === 2 ? 'two hours' : `${count} hours`);

export const catering = {
  slug: 'catering',
  title: 'Catering',
  lead: 'We cook in-house and plate on your floor. Choose a meal and a tier; the number of items is fixed, the dishes change with the season.',
  teaser: 'From the first coffee to the last drink: every tier with its items.',
  picture: 'finger-food',
  sections: [
    {
      id: 'how-to-order',
      title: 'How to order',
      blocks: [
        {
          kind: 'lines',
          lines: [
            'Choose meals and tiers at the detail meeting; they go into the function sheet',
            'Every tier has vegetarian and vegan items; allergies by name until the change deadline',
            'Prices per guest are in your quote; they vary with the season and the number of guests',
            'Water and coffee are provided in every booked room at no charge',
          ],
        },
        {
          kind: 'links',
          links: [{ label: 'When the number of guests must be final', to: '/event-planners/deadlines#participants' }],
        },
      ],
    },
    {
      id: 'breakfast',
      title: 'Breakfast',
      lead: `Served for ${lasting(hours.breakfast)}, standing or seated.`,
      blocks: [{ kind: 'menus', menus: breakfastTiers }],
    },
    {
      id: 'finger-food',
      title: 'Finger food',
      lead: `${fingerFoodPieces.slice(0, -1).join(', ')} or ${fingerFoodPieces.at(-1)} pieces per guest.`,
      blocks: [{ kind: 'menus', menus: fingerFood }],
    },
    {
      id: 'lunch',
      title: 'Lunch',
      lead: `Finger food for ${lasting(hours.lunch)}; no queue, no long sitting.`,
      blocks: [{ kind: 'menus', menus: lunchTiers }],
    },
    {
      id: 'dinner',
      title: 'Dinner',
      lead: `Seated and served, ${lasting(hours.dinner)}.`,
      blocks: [{ kind: 'menus', menus: dinnerTiers }],
    },
    {
      id: 'buffet',
      title: 'Buffet',
      lead: 'Islands on both sides of the hall, so that the line stays short.',
      blocks: [{ kind: 'menus', menus: buffetTiers }],
    },
    {
      id: 'barbecue',
      title: 'BBQ',
      lead: 'On the terrace, or in the hall when it rains: the grill is electric.',
      blocks: [{ kind: 'menus', menus: barbecueTiers }],
    },
    {
      id: 'christmas',
      title: 'Christmas dinner',
      lead: 'From mid-November to the last working day of the year.',
      blocks: [{ kind: 'menus', menus: christmasTiers }],
    },
    {
      id: 'drinks',
      title: 'Drinks',
      lead: 'A flat price for the time booked, whatever is ordered at the bar.',
      blocks: [{ kind: 'menus', menus: drinkTiers }],
    },
  ],
} as const satisfies HandbookChapter;
