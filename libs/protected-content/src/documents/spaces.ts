import { marketingClaims } from '@mainstage/venues/facts/claims';
import { type Layout, layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { count, sqm } from '@mainstage/venues/facts/number-format';
import { doubleAtOnce, guestsByFloors } from '@mainstage/venues/facts/limits';
import { house } from '../event-planners/front/house';
import { nextSteps } from './contact';
import type { Deck } from './deck';

const [, , , venues, furniture] = house;
const roomTable = venues.blocks[0];
const furnitureTable = furniture.blocks[0];

/** All layouts of the site, including those that a hall's page does not show as pictures. */
const layoutWords: Record<Layout, string> = {
  theatre: 'Rows with an aisle every fourteen chairs; seats the most guests with a view of the wall.',
  classroom: 'Tables for two with power; for days when people take notes.',
  banquet: 'Round tables for ten, with the stage in sight of every second chair.',
  boardroom: 'One table for all; for decisions that everybody has to hear.',
  cabaret: 'Round tables that are open towards the stage; every guest faces it.',
  standing: 'High tables and islands; for the hour after the applause.',
};

export const spacesDeck: Deck = {
  file: 'deck-spaces.pdf',
  lang: 'en',
  eyebrow: 'Package deck 1 of 6',
  title: 'Spaces',
  lead: 'Three event floors, stacked: halls for an audience, rooms for a table, a terrace for the break.',
  picture: 'skyline-stage-terrace',
  figures: [
    { value: sqm(marketingClaims.areaSqm), label: 'on three floors' },
    { value: count(marketingClaims.guestsPerFloor), label: 'guests a floor' },
    { value: sqm(marketingClaims.ledWallSqm), label: 'of LED wall' },
  ],
  chapters: [
    {
      title: 'Rooms',
      lead: 'Every room with its floor, area and guests.',
      picture: 'skyline-stage-show',
      sections: [
        {
          title: 'All rooms',
          table: { head: roomTable.columns, rows: roomTable.rows, numbers: [2, 3, 4], shares: [3, 1, 2, 1, 2] },
        },
        {
          title: 'Floors together',
          paragraphs: [
            'Halls are hired by the floor. Stairs and exits are shared, so several floors together take fewer guests than the sum of each.',
          ],
          rows: {
            'One floor': `${count(guestsByFloors.single)} guests`,
            'Two floors': `${count(guestsByFloors.double.withoutSkyline)} guests; ${count(guestsByFloors.double.withSkyline)} with Skyline, ${count(doubleAtOnce)} of them at one time`,
            'Three floors': `${count(guestsByFloors.triple)} guests`,
          },
        },
      ],
    },
    {
      title: 'Furniture and set-up',
      lead: 'One set-up and one strike per booked day are included in the hire.',
      sections: [
        {
          title: 'In stock',
          table: { head: furnitureTable.columns, rows: furnitureTable.rows, numbers: [2], shares: [4, 3, 1] },
        },
        {
          title: 'Set up as',
          features: layoutNames.map((name) => ({ title: layouts[name].label, description: layoutWords[name] })),
        },
      ],
    },
    nextSteps,
  ],
};
