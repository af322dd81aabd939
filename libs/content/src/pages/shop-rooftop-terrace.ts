import { skyTerrace } from '@mainstage/venues/facts/rooms/sky-terrace';
import { skyLounge } from '@mainstage/venues/facts/rooms/sky-lounge';
import { count } from '@mainstage/venues/facts/number-format';
import { venueCards } from '../shop/venue-cards';
import type { ShopPage } from '../shop/shop-page';

const card = venueCards[3];

export const shopRooftopTerrace = {
  path: card.href,
  lang: 'en',
  head: {
    title: 'Rooftop terrace in Frankfurt: deck and prices',
    description: `A deck with fire table and skyline. ${card.priceLabel}, with ${card.features.join(', ').toLowerCase()}.`,
    keywords: ['rooftop terrace Frankfurt', 'summer party venue', 'barbecue', 'reception with skyline'],
    robots: 'index, follow',
    picture: 'rooftop-dusk',
  },
  copy: {
    hero: {
      kicker: card.title,
      title: 'The skyline is invited.',
      lead: 'A deck with fire table and skyline, for the barbecue, the reception, and the photograph afterwards.',
      picture: { id: 'rooftop-dusk' },
    },
    price: {
      title: card.priceLabel,
      text: 'The deck for one day, with the lounge reserved in case it rains.',
    },
    facts: [
      { value: count(skyTerrace.facts.areaSqm.value), unit: 'sqm', label: 'of deck on the sixth floor' },
      { value: count(skyTerrace.facts.guests.value), label: 'guests standing' },
      { value: count(skyLounge.facts.areaSqm.value), unit: 'sqm', label: 'of lounge when it rains' },
      { value: count(skyLounge.measures.barM), unit: 'm', label: 'of bar behind the glass' },
    ],
    included: {
      title: 'Included',
      lines: [
        'The deck for your group alone',
        'Fire table, sofas and high tables',
        'Grill line and bar, ready to use',
        'Outdoor sound at a level agreed with the neighbours',
        'The lounge held in reserve until noon on the day',
      ],
    },
    additional: {
      title: 'Not included',
      lines: [
        'Barbecue, buffet and drinks, by the menu you choose',
        'Host, bar staff and music',
        'The lounge on a dry evening',
        'Tents and heaters in winter',
      ],
    },
    suits: {
      title: 'And if it rains?',
      text: 'Then the party moves indoors. The lounge has its own bar and the same view.',
      picture: { id: 'terrace-grill' },
      points: ['Summer parties and barbecues', 'Receptions after a day in the hall', 'Farewells at sunset'],
    },
    venues: {
      title: 'Ways to book it',
      text: 'The deck, the lounge behind it, or one of the stages that open onto it.',
      ids: ['sky-terrace', 'sky-lounge', 'skyline-stage-terrace', 'nova-stage-terrace', 'vista-stage-terrace'],
    },
    closing: {
      title: 'Which day do you have in mind?',
      lead: 'Enter a date and your guests to see the price and the payment dates.',
      picture: { id: 'sky-terrace-fire', alt: '' },
    },
  },
} as const satisfies ShopPage;
