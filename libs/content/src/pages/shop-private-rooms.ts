import { boardroom } from '@mainstage/venues/facts/rooms/boardroom';
import { corporateOffice } from '@mainstage/venues/facts/rooms/corporate-office';
import { count } from '@mainstage/venues/facts/number-format';
import { shopFacts, venueCards } from '../shop/venue-cards';
import type { ShopPage } from '../shop/shop-page';

const { areaSqm, adjacentOffices } = shopFacts.privateRooms;
const card = venueCards[1];

export const shopPrivateRooms = {
  path: card.href,
  lang: 'en',
  head: {
    title: 'Private rooms and day offices in Frankfurt',
    description: `Boardrooms, project rooms and day offices with a door that closes. ${card.priceLabel}: ${card.features.join(', ').replace(/, [A-Z]/g, (word) => word.toLowerCase())}.`,
    keywords: ['private meeting room Frankfurt', 'boardroom', 'day office', 'project room'],
    robots: 'index, follow',
    picture: 'meeting-screen',
  },
  copy: {
    hero: {
      kicker: card.title,
      title: 'A door that closes.',
      lead: 'Rooms for work that needs quiet, a screen and nobody else: for a morning, for a week, side by side if you are many.',
      picture: { id: 'meeting-screen' },
    },
    price: {
      title: card.priceLabel,
      text: 'One room for one day. Several rooms next to each other are quoted together.',
    },
    facts: [
      { value: count(areaSqm.min), unit: 'sqm', label: 'the smallest room' },
      { value: count(areaSqm.max), unit: 'sqm', label: 'the largest suite' },
      { value: count(adjacentOffices), label: 'adjacent offices by the day, at most' },
      { value: count(boardroom.facts.guests.value), label: 'at the table of the boardroom' },
    ],
    included: {
      title: 'In the price',
      lines: [
        'The room for you alone, from morning to evening',
        'Screen, camera and microphone, tried before you come',
        'Water, coffee and fruit',
        'A host within call',
        'Wireless network of your own',
      ],
    },
    besides: {
      title: 'Not in the price',
      lines: [
        'Lunch and dinner, by the menu you choose',
        'Evenings after closing time',
        'Interpreters, minutes, recordings',
        'Further rooms beside the first',
      ],
    },
    suits: {
      title: 'For what should stay inside',
      text: `Boards and councils sit at one table. Teams of up to ${count(corporateOffice.facts.people.value)} spread over offices that open into each other, and lock to everyone else.`,
      picture: { id: 'private-office-shelf' },
      points: [
        'Board meetings and interviews',
        'Project weeks away from the desk',
        'Quiet rooms beside your own event',
      ],
    },
    venues: {
      title: 'Which rooms these are',
      text: 'Two rooms among the stages, and offices on the floors above.',
      ids: ['boardroom', 'directors-circle', 'private-office', 'team-office', 'corporate-office'],
    },
    closing: {
      title: 'How long do you need it?',
      lead: 'Put in the days and the people, and see what it costs and when it is due.',
      picture: { id: 'boardroom-table', alt: '' },
    },
  },
} as const satisfies ShopPage;
