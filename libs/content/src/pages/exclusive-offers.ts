import type { PageContent } from '../site/page-content';

/** Texts around the offers on both offer pages. */
export const offerPageWords = {
  tabs: 'Kind of event',
  /** Label of the struck price for screen readers. */
  before: 'instead of',
  off: 'off',
  /** Alternative to a mail link, which many office machines cannot open. */
  online: 'Request online',
  /** Below the buttons of every offer. */
  estimate: 'Estimate it with your date',
  giftKicker: 'To give away',
} as const;

export const exclusiveOffers = {
  path: '/exclusive-offers',
  lang: 'en',
  head: {
    title: 'Exclusive offers',
    name: 'Exclusive Offers',
    description:
      'Six offers for stages, workshop rooms and studios in Frankfurt, with prices, terms and what they include. Non-binding offers upon request.',
    keywords: ['event offers Frankfurt', 'conference package', 'workshop package', 'studio day', 'gift card'],
    robots: 'index, follow',
    picture: 'hall-gala',
  },
  copy: {
    hero: {
      kicker: 'Exclusive offers',
      title: 'More wall for your money.',
      lead: 'Six packages for days that suit us both, each with its price, its terms and everything it includes.',
      picture: { id: 'hall-gala' },
    },
    list: { title: 'The offers' },
  },
} as const satisfies PageContent;
