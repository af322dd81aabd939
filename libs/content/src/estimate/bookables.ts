import { shopGuestRange, marketingClaims } from '@mainstage/venues/facts/claims';
import { type Price, startingPrices } from '@mainstage/venues/facts/prices';
import { offerDays, type Weekday } from '../constants/promo-terms';
import { offers } from '../offers/offers';
import type { OfferId } from '../offers/types';
import { venueCards } from '../shop/venue-cards';
import { factsOf } from '@mainstage/venues/facts/capacities';
import type { Fact } from '@mainstage/venues/facts/fact';
import { venueCatalog, isJoined, isOffice, type PlaceId } from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';

import { corporateOffice } from '@mainstage/venues/facts/rooms/corporate-office';
import { libertyHub } from '@mainstage/venues/facts/rooms/liberty-hub';
import { skyTerrace } from '@mainstage/venues/facts/rooms/sky-terrace';
import { skylineStudio } from '@mainstage/venues/facts/rooms/skyline-studio';
import { workshop } from '@mainstage/venues/facts/rooms/workshop';

/** An item that can be estimated: with a list price, or a venue with a price on request. */
export interface Bookable {
  id: string;
  name: string;
  group: BookableGroup;
  /** List price in whole euro; without one, `onRequest` states the reason. */
  priceEuro?: number;
  onRequest?: string;
  /** Unit of the price: `per day`, `per weekend`. */
  per: string;
  /** Discount on the list price in whole percent (rule offers.price: 0 on all). */
  discountPercent: number;
  /** Whether it is a starting price. */
  from: boolean;
  /** Whether the price is multiplied by the days. */
  byTheDay: boolean;
  /** Days that the price covers. */
  covers: number;
  /** Weekdays on which it can begin; by default any. */
  begins?: readonly Weekday[];
  maxGuests: number;
  /** Runs through the night, without overtime. */
  roundTheClock?: boolean;
  /** Its venue; unset for offers and shop cards. */
  venue?: VenueId;
  /** Whether it is an office; offices are let, other items are events. */
  isLet: boolean;
  path: string;
}

export const bookableGroups = {
  shop: 'By category',
  offer: 'Offers',
  floors: 'Double and triple floors',
  stage: 'Stages and floors',
  studio: 'Studios',
  space: 'Spaces',
  office: 'Offices',
} as const;

export type BookableGroup = keyof typeof bookableGroups;

/** Guests that the rooms of each offer take: stages, then the rooms that it names (rule building.facts). */
const offerGuests: Record<OfferId, number> = {
  'weekend-immersion': marketingClaims.guestsPerFloor,
  'weekday-business-edge': marketingClaims.guestsPerFloor,
  'extended-focus': libertyHub.facts.guests.value,
  'co-create-and-accelerate': workshop.facts.guests.value,
  'virtual-keynote-experience': skylineStudio.facts.guests.value,
  'hybrid-studio-day': skylineStudio.facts.guests.value,
};

/** The largest room of each card: the shop names 400+ guests for event floors, where one floor takes 199 elsewhere. */
const cardGuests: Record<keyof typeof startingPrices, number> = {
  'event-floors': shopGuestRange.max,
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
  isLet: false,
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
  isLet: false,
  path: href,
}));

const venueGroups = { STAGES: 'stage', STUDIOS: 'studio', SPACES: 'space', SPATIAL: 'office' } as const;

/** An estimate uses the venue's own price, which its page shows too (rule building.facts). */
function venueBookable(id: VenueId): Bookable {
  const { words, price } = venueCatalog[id];
  const { value }: Fact<Price<PlaceId>> = price;
  const listed = 'fromEuro' in value;
  const joined = isJoined(id) && factsOf(id).floors.length > 1;
  return {
    id,
    name: words.name,
    group: joined ? 'floors' : venueGroups[words.category],
    ...(listed ? { priceEuro: value.fromEuro } : { onRequest: value.onRequest }),
    per: listed ? `per ${value.per}${value.of ? `, as part of ${venueCatalog[value.of].words.name}` : ''}` : '',
    discountPercent: 0,
    from: true,
    byTheDay: !listed || value.per === 'day',
    covers: 1,
    maxGuests: isOffice(id) ? peopleIn(venueCatalog[id].facts) : factsOf(id).guests,
    venue: id,
    isLet: isOffice(id) && !listed,
    path: `/venues/${id}`,
  };
}

/** An office with an open-ended range takes more than the stated number. */
const peopleIn = ({ people, open }: { people: { value: number }; open?: boolean }): number =>
  open ? shopGuestRange.max : people.value;

const fromVenues = venueIds.map(venueBookable);

/** Everything that can be estimated, in the order of the page's list. */
export const bookables: readonly Bookable[] = [...fromShop, ...fromOffers, ...fromVenues];

export const bookableOf = (id: string): Bookable | undefined => bookables.find((each) => each.id === id);
