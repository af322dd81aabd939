import { claimedGuests, claims } from '@mainstage/house/claims';
import { doubleFloorDayPrices, startingPrices } from '@mainstage/house/prices';
import { offerDays, type Weekday } from '../constants/promo-terms';
import { doubleFloorOffers } from '../floors/double-floor-offers';
import { offers } from '../offers/offers';
import type { OfferId } from '../offers/types';
import { venueCards } from '../shop/venue-cards';
import { factsOf } from '@mainstage/house/capacities';
import { corporateOffice } from '@mainstage/house/rooms/corporate-office';
import { libertyHub } from '@mainstage/house/rooms/liberty-hub';
import { skyTerrace } from '@mainstage/house/rooms/sky-terrace';
import { skylineStudio } from '@mainstage/house/rooms/skyline-studio';
import { workshop } from '@mainstage/house/rooms/workshop';

/** Something with a list price: what an estimate begins with. */
export interface Bookable {
  id: string;
  name: string;
  group: BookableGroup;
  /** List price in whole euro. */
  priceEuro: number;
  /** What the price is for: `per day`, `per weekend`. */
  per: string;
  /** Whole percent taken off the list price (rule offers.price: 0 on all). */
  discountPercent: number;
  /** The price is where prices start, and a room may cost more. */
  from: boolean;
  /** A price by the day is taken as often as there are days. */
  byTheDay: boolean;
  /** How many days the price covers. */
  covers: number;
  /** Days of the week that it can begin on; without it, any. */
  begins?: readonly Weekday[];
  maxGuests: number;
  /** Only for what stays open through the night: it has no overtime. */
  roundTheClock?: boolean;
  /** Where it is described. */
  path: string;
}

export const bookableGroups = {
  shop: 'By category',
  offer: 'Offers',
  'double-floor': 'Double floors',
} as const;

export type BookableGroup = keyof typeof bookableGroups;

/** How many guests the rooms of each offer take: stages, then the rooms that it names (rule house.facts). */
const offerGuests: Record<OfferId, number> = {
  'weekend-immersion': claims.guestsPerFloor,
  'weekday-business-edge': claims.guestsPerFloor,
  'extended-focus': libertyHub.facts.guests.value,
  'co-create-and-accelerate': workshop.facts.guests.value,
  'virtual-keynote-experience': skylineStudio.facts.guests.value,
  'hybrid-studio-day': skylineStudio.facts.guests.value,
};

/** The largest room of each card: the shop names 400+ guests for event floors, where one floor takes 199 elsewhere. */
const cardGuests: Record<keyof typeof startingPrices, number> = {
  'event-floors': claimedGuests.max,
  'private-rooms': corporateOffice.facts.people.value,
  'workshop-packages': libertyHub.facts.guests.value,
  'rooftop-terrace': skyTerrace.facts.guests.value,
};

const fromOffers = offers.map(({ id, title, originalPrice, discount, priceLabel }): Bookable => ({
  id,
  name: title,
  group: 'offer',
  priceEuro: originalPrice,
  per: priceLabel,
  discountPercent: discount,
  from: false,
  byTheDay: false,
  covers: offerDays[id].covers,
  begins: offerDays[id].begins,
  maxGuests: offerGuests[id],
  roundTheClock: id === 'extended-focus',
  path: '/exclusive-offers',
}));

const fromShop = venueCards.map(({ id, title, href }): Bookable => ({
  id,
  name: title,
  group: 'shop',
  priceEuro: startingPrices[id],
  per: id === 'workshop-packages' ? 'per event' : 'per day',
  discountPercent: 0,
  from: true,
  byTheDay: id !== 'workshop-packages',
  covers: 1,
  maxGuests: cardGuests[id],
  path: href,
}));

const fromFloors = doubleFloorOffers.map(({ id, title }): Bookable => ({
  id,
  name: title,
  group: 'double-floor',
  priceEuro: doubleFloorDayPrices[id],
  per: 'per day',
  discountPercent: 0,
  from: true,
  byTheDay: true,
  covers: 1,
  maxGuests: factsOf(id).guests,
  path: '/venues/floors#double-floor-section',
}));

/** Everything that has a list price, in the order of the page's list. */
export const bookables: readonly Bookable[] = [...fromShop, ...fromOffers, ...fromFloors];

export const bookableOf = (id: string): Bookable | undefined => bookables.find((each) => each.id === id);
