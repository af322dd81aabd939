import type { PageContent } from './page-content';

export const newsletterConfirm = {
  path: '/newsletter/confirm',
  lang: 'en',
  head: {
    title: 'Confirm your subscription | Mainstage Frankfurt',
    description: 'One click and the newsletter of Mainstage Frankfurt is yours.',
    keywords: ['newsletter'],
    robots: 'noindex, follow',
    picture: 'arena-stage',
  },
  copy: { kicker: 'Newsletter', title: 'One click to go.', picture: { id: 'arena-stage', alt: '' } },
} as const satisfies PageContent;

export const newsletterUnsubscribe = {
  path: '/newsletter/unsubscribe',
  lang: 'en',
  head: {
    title: 'Unsubscribe | Mainstage Frankfurt',
    description: 'Leave the newsletter of Mainstage Frankfurt.',
    keywords: ['newsletter'],
    robots: 'noindex, follow',
    picture: 'straight-up-screen',
  },
  copy: { kicker: 'Newsletter', title: 'Leave the list.', picture: { id: 'straight-up-screen', alt: '' } },
} as const satisfies PageContent;
