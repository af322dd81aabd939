import type { PageContent } from './page-content';

export const privateOffers = {
  path: '/private-offers',
  lang: 'en',
  head: {
    title: 'Private offers',
    description:
      'Take a stage, a workshop room or a studio for a closed circle: six offers with prices, terms and what they include.',
    keywords: ['private event venue Frankfurt', 'closed event', 'private offers', 'gift card'],
    robots: 'index, follow',
    picture: 'sky-lounge-window',
  },
  copy: {
    hero: {
      kicker: 'Private offers',
      title: 'Your guests. Nobody else’s.',
      lead: 'For a closed circle, an anniversary, a round without a logo on the door: the offers of the house, with the house to yourselves.',
      picture: { id: 'sky-lounge-window' },
    },
    list: { title: 'For a closed circle' },
  },
} as const satisfies PageContent;
