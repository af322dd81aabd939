import { shopGuestRange } from '@mainstage/venues/facts/claims';
import { euro } from '../constants/figures';
import { count, sqm, sqmSpan } from '@mainstage/venues/facts/number-format';
import { startingPrices } from '@mainstage/venues/facts/prices';
import { wallNotes } from '../venues/category-cards';
import type { VenueCategoryCard } from './types';

/**
 * Sizes that only the shop states (rule shop.cards): event floors of 700–1,300 sqm with walls up to 100 sqm, where
 * other pages state 600–1,400 and 150; private rooms of 16–300 sqm with up to 10 adjacent offices, where others state
 * 20. Both are stated.
 */
export const shopFacts = {
  eventFloors: { areaSqm: { min: 700, max: 1300 }, ledWallSqm: 100 },
  privateRooms: { areaSqm: { min: 16, max: 300 }, adjacentOffices: 10 },
} as const;

const { eventFloors, privateRooms } = shopFacts;

/** The four cards of /shop/venue. */
export const venueCards = [
  {
    id: 'event-floors',
    title: 'Event Floors',
    subtitle: 'A floor with everything on it',
    priceLabel: `From ${euro(startingPrices['event-floors'])} per day`,
    image: { id: 'skyline-stage-classroom' },
    hoverImage: { id: 'skyline-stage-gala' },
    features: [
      `${sqmSpan(eventFloors.areaSqm)}, hall or hall with terrace`,
      `LED walls up to ${sqm(eventFloors.ledWallSqm)}, ${wallNotes.shop}`,
      `Theatre ${count(shopGuestRange.max)}+ on several floors`,
    ],
    description:
      'Hall, foyer, kitchen and control room behind one door. For days with a stage and evenings with tables.',
    href: '/shop/venue/event-floors',
  },
  {
    id: 'private-rooms',
    title: 'Private Rooms',
    subtitle: 'A door that closes',
    priceLabel: `From ${euro(startingPrices['private-rooms'])} per day`,
    image: { id: 'meeting-day' },
    hoverImage: { id: 'meeting-dusk' },
    features: [
      sqmSpan(privateRooms.areaSqm),
      `Up to ${privateRooms.adjacentOffices} adjacent offices by the day`,
      'Host within call',
    ],
    description: 'Boardrooms, project rooms and day offices for work that needs quiet, a screen and no audience.',
    href: '/shop/venue/private-rooms',
  },
  {
    id: 'workshop-packages',
    title: 'Workshop Packages',
    subtitle: 'Room, tools and lunch at one price',
    priceLabel: `From ${euro(startingPrices['workshop-packages'])} per event`,
    image: { id: 'workshop-day' },
    hoverImage: { id: 'workshop-rows' },
    features: ['Islands or horseshoe', 'Moderator’s kit', 'Lunch and two breaks'],
    description: 'Everything a group needs to get from question to plan, down to pens that write.',
    href: '/shop/venue/workshop-packages',
  },
  {
    id: 'rooftop-terrace',
    title: 'Rooftop Terrace',
    subtitle: 'The city as a guest',
    priceLabel: `From ${euro(startingPrices['rooftop-terrace'])} per day`,
    image: { id: 'sky-terrace-day' },
    hoverImage: { id: 'rooftop-dusk' },
    features: ['Grill line and bar', 'Sound outdoors', 'Lounge when it rains'],
    description: 'A deck with fire table and skyline for barbecues, receptions and the photograph afterwards.',
    href: '/shop/venue/rooftop-terrace',
  },
] as const satisfies readonly VenueCategoryCard[];

/** Guests in the shop: 10 to 400+, although one floor takes 199. */
export const shopGuests = `${shopGuestRange.min} to ${shopGuestRange.max}+ guests, on one floor or several`;
