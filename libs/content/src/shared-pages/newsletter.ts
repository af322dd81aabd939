import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

export const newsletterConfirm = {
  path: '/newsletter/confirm',
  lang: 'en',
  head: {
    title: 'Confirm your subscription',
    description: `One click and the newsletter of ${brand.name} is yours.`,
    keywords: ['newsletter'],
    robots: 'noindex, follow',
    picture: 'arena-stage',
  },
  copy: {
    kicker: 'Newsletter',
    title: 'One click to go.',
    settled: { done: 'You are on the list.', invalid: 'This link is not valid.' },
    picture: { id: 'arena-stage', alt: '' },
  },
} as const satisfies PageContent;

export const newsletterUnsubscribe = {
  path: '/newsletter/unsubscribe',
  lang: 'en',
  head: {
    title: 'Unsubscribe',
    description: `Leave the newsletter of ${brand.name}.`,
    keywords: ['newsletter'],
    robots: 'noindex, follow',
    picture: 'straight-up-screen',
  },
  copy: {
    kicker: 'Newsletter',
    title: 'Leave the list.',
    settled: { done: 'You have left the list.', invalid: 'This link is not valid.' },
    picture: { id: 'straight-up-screen', alt: '' },
  },
} as const satisfies PageContent;

/** The German versions of these pages. */
export const newsletterConfirmInGerman = {
  ...newsletterConfirm,
  lang: 'de',
  head: {
    ...newsletterConfirm.head,
    title: 'Newsletter bestätigen',
    description: `Ein Klick, und der Newsletter von ${brand.name} kommt zu Ihnen.`,
  },
  copy: {
    ...newsletterConfirm.copy,
    title: 'Nur noch ein Klick.',
    settled: { done: 'Sie stehen auf der Liste.', invalid: 'Dieser Link ist nicht gültig.' },
  },
} as const satisfies PageContent;

export const newsletterUnsubscribeInGerman = {
  ...newsletterUnsubscribe,
  lang: 'de',
  head: {
    ...newsletterUnsubscribe.head,
    title: 'Newsletter abbestellen',
    description: `Den Newsletter von ${brand.name} abbestellen.`,
  },
  copy: {
    ...newsletterUnsubscribe.copy,
    title: 'Newsletter abbestellen.',
    settled: { done: 'Sie sind abgemeldet.', invalid: 'Dieser Link ist nicht gültig.' },
  },
} as const satisfies PageContent;
