import { marketingClaims } from '@mainstage/venues/facts/claims';
import { sqm } from '@mainstage/venues/facts/number-format';
import type { Development } from '@mainstage/contracts/gates/development';
import { offer } from './figures';

export const house = {
  kicker: 'What we have built',
  title: 'Office floors then. A venue now.',
  lead: `Three floors in Frankfurt were let as offices until nobody wanted them. Today they hold ${marketingClaims.venues} venues, up to ${sqm(marketingClaims.areaSqm)} in one piece and an LED wall of ${marketingClaims.ledWallSqm} sqm. Not one outside wall was moved.`,
  label: 'The venue in Frankfurt, room by room',
  slides: [
    {
      picture: { id: 'skyline-stage-empty' },
      title: 'Stage',
      text: 'Two floors opened into one hall. The wall of light replaces scenery, screens and windows.',
    },
    {
      picture: { id: 'lobby-brand' },
      title: 'Arrival',
      text: 'The lift lobby became an address. Guests know where they are before anyone greets them.',
    },
    {
      picture: { id: 'boardroom-night' },
      title: 'Boardroom',
      text: 'Once a copy room. Let by the day, it earns more than it did by the year.',
    },
    {
      picture: { id: 'team-office-day' },
      title: 'Offices',
      text: 'What stays an office earns as one: furnished, by the month, next to the rooms its tenants book.',
    },
    {
      picture: { id: 'sky-lounge-reception' },
      title: 'Lounge',
      text: 'Where an event lasts an hour longer, and the evening makes its turnover.',
    },
    {
      picture: { id: 'sky-terrace-lunch' },
      title: 'Terrace',
      text: 'Five years ago, a flat roof of felt and gravel. Now the first thing to sell out each summer.',
    },
  ],
  plan: {
    button: 'Open the floor plan',
    text: 'A whole floor as we run it, drawn to scale: stage, rooms, back of house and exits.',
    venue: 'skyline-floor',
  },
} as const satisfies Development['house'];

export const week = {
  kicker: 'How a floor earns',
  title: 'One floor, one week.',
  lead: `An office floor has one tenant and one price. This one has six kinds of guests in seven days, and needs to sell no more than ${offer.targetOccupancyPercent}% of its hours.`,
  label: 'A week on one floor',
  slides: [
    {
      picture: { id: 'workshop-horseshoe' },
      title: 'Monday: workshop',
      text: 'A team of thirty plans its quarter. Rooms, lunch, and coffee in between.',
    },
    {
      picture: { id: 'horizon-stage-conference' },
      title: 'Tuesday: conference',
      text: 'Rows, a wall, a moderator. Catering from our own kitchen, a recording for those at home.',
    },
    {
      picture: { id: 'volume-stage' },
      title: 'Wednesday: film day',
      text: 'A commercial shot in a desert that is made of light. Nothing has to be built or thrown away.',
    },
    {
      picture: { id: 'annual-meeting-stream' },
      title: 'Thursday: broadcast',
      text: 'A board speaks to nine offices at once. Forty minutes on air, one day booked.',
    },
    {
      picture: { id: 'liberty-stage-concert' },
      title: 'Friday: gala',
      text: 'Dinner, awards, a band. The longest invoice of the week.',
    },
    {
      picture: { id: 'arena-tier' },
      title: 'Saturday: launch',
      text: 'A product in the round, and an audience that paid for its tickets.',
    },
  ],
} as const satisfies Development['week'];
