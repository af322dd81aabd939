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
      lead: 'Rooms for work that needs quiet, a screen and privacy: for a morning or a week, and next door to each other for larger teams.',
      picture: { id: 'meeting-screen' },
    },
    price: {
      title: card.priceLabel,
      text: 'One room for one day. Several rooms next to each other are quoted together.',
    },
    facts: [
      { value: count(areaSqm.min), unit: 'sqm', label: 'the smallest room' },
      { value: count(areaSqm.max), unit: 'sqm', label: 'the largest suite' },
      { value: count(adjacentOffices), label: 'adjacent offices by the day' },
      { value: count(boardroom.facts.guests.value), label: 'at the table of the boardroom' },
    ],
    included: {
      title: 'Included',
      lines: [
        'The room for you alone, from morning to evening',
        'Screen, camera and microphone, tested before you arrive',
        'Water, coffee and fruit',
        'A host within call',
        'Your own Wi-Fi network',
      ],
    },
    additional: {
      title: 'Not included',
      lines: [
        'Lunch and dinner, by the menu you choose',
        'Evenings after closing time',
        'Interpreters, minutes, recordings',
        'Any further rooms',
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
      title: 'Rooms to choose from',
      text: 'Two rooms on the event floors, and offices on the floors above.',
      ids: ['boardroom', 'directors-circle', 'private-office', 'team-office', 'corporate-office'],
    },
    closing: {
      title: 'How long do you need it?',
      lead: 'Enter your days and the number of people to see the price and the payment dates.',
      picture: { id: 'boardroom-table', alt: '' },
    },
  },
} as const satisfies ShopPage;
