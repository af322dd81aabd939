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
    description: `Four ways to book us, for ${shopGuests}, with starting prices: event floors, private rooms, workshops, terrace.`,
    keywords: ['book event venue Frankfurt', 'venue prices', 'event floor', 'rooftop terrace'],
    robots: 'index, follow',
    picture: 'workshop-rows',
  },
  copy: {
    back: 'Shop',
    kicker: 'Venue shop',
    title: 'Four ways to book us.',
    lead: `For ${shopGuests}, each with its starting price and everything it includes.`,
    list: 'Categories',
    open: 'See what is included',
    guests: { value: `${count(shopGuestRange.min)}–${count(shopGuestRange.max)}+`, label: 'guests' },
    closing: {
      title: 'None of these, or more than one?',
      lead: 'Tell us what your day needs. One of the team who run the venue replies with a plan.',
      discuss: 'Discuss Your Requirements',
      estimate: 'Estimate it, line by line',
      picture: { id: 'foyer-stele', alt: '' },
    },
  },
} as const satisfies PageContent;
