import { shopGuestRange } from '@mainstage/venues/facts/claims';
import { count } from '@mainstage/venues/facts/number-format';
import { shopGuests } from '../shop/venue-cards';
import type { PageContent } from '../site/page-content';

export const shopVenue = {
  path: '/shop/venue',
  lang: 'en',
  head: {
    title: 'Venue shop: floors, rooms, workshops, terrace',
    name: 'Venue shop',
    description: `Four ways to take the house, for ${shopGuests}, with prices to begin from: event floors, private rooms, workshops, terrace.`,
    keywords: ['book event venue Frankfurt', 'venue prices', 'event floor', 'rooftop terrace'],
    robots: 'index, follow',
    picture: 'workshop-rows',
  },
  copy: {
    back: 'Shop',
    kicker: 'Venue shop',
    title: 'Four ways to take the house.',
    lead: `For ${shopGuests}, each with a price to begin from, and with everything that is in it.`,
    list: 'Categories',
    open: 'See what is in it',
    guests: { value: `${count(shopGuestRange.min)}–${count(shopGuestRange.max)}+`, label: 'guests' },
    closing: {
      title: 'None of these, or two at once?',
      lead: 'Write down what your day needs. Somebody who runs the house reads it and answers with a plan.',
      discuss: 'Discuss Your Requirements',
      estimate: 'Estimate it, line by line',
      picture: { id: 'foyer-stele', alt: '' },
    },
  },
} as const satisfies PageContent;
