import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

/** Head of a client's offer; its texts are in apps/web/app/features/offer. */
export const offerInEnglish = {
  path: '/offers',
  lang: 'en',
  head: {
    title: 'Your offer',
    description: `Your personal offer of ${brand.name}.`,
    keywords: ['offer'],
    robots: 'noindex, follow',
    picture: 'arena-stage',
  },
  copy: {},
} as const satisfies PageContent;

export const offerInGerman = {
  ...offerInEnglish,
  lang: 'de',
  head: {
    ...offerInEnglish.head,
    title: 'Ihr Angebot',
    description: `Ihr persönliches Angebot von ${brand.name}.`,
    keywords: ['Angebot'],
  },
} as const satisfies PageContent;
