import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

export const webinarReturnSeat = {
  path: '/webinar/return-seat',
  lang: 'de',
  head: {
    title: 'Platz im LED-Wall-Webinar freigeben',
    description: `Geben Sie Ihren Platz im LED-Wall-Webinar von ${brand.name} für andere frei.`,
    keywords: ['LED-Wall', 'Webinar'],
    robots: 'noindex, follow',
    picture: 'studio-guests',
  },
  copy: {
    kicker: 'LED-Wall-Webinar',
    title: 'Doch keine Zeit?',
    settled: { done: 'Danke, Ihr Platz ist freigegeben.', invalid: 'Dieser Link gilt nicht mehr.' },
    picture: { id: 'studio-guests', alt: '' },
  },
} as const satisfies PageContent;

export const webinarKeepSeat = {
  path: '/webinar/keep-seat',
  lang: 'de',
  head: {
    title: 'Platz im LED-Wall-Webinar bestätigen',
    description: `Bestätigen Sie Ihren Platz im LED-Wall-Webinar von ${brand.name}.`,
    keywords: ['LED-Wall', 'Webinar'],
    robots: 'noindex, follow',
    picture: 'studio-streaming',
  },
  copy: {
    kicker: 'LED-Wall-Webinar',
    title: 'Nur noch ein Klick.',
    settled: { done: 'Wir sehen uns.', invalid: 'Dieser Link gilt nicht mehr.' },
    picture: { id: 'studio-streaming', alt: '' },
  },
} as const satisfies PageContent;

export const webinarRelease = {
  path: '/webinar/release',
  lang: 'en',
  head: {
    title: 'Release a webinar sign-up',
    description: `For the sales team of ${brand.name}: release a sign-up that was quarantined.`,
    keywords: ['LED-Wall', 'Webinar'],
    robots: 'noindex, follow',
    picture: 'studio-desk',
  },
  copy: {
    kicker: 'LED-wall webinar',
    title: 'In quarantine for now.',
    settled: { done: 'Released.', invalid: 'This link is not valid.' },
    picture: { id: 'studio-desk', alt: '' },
  },
} as const satisfies PageContent;

/** The English versions of a seat's pages. */
export const webinarReturnSeatInEnglish = {
  ...webinarReturnSeat,
  lang: 'en',
  head: {
    ...webinarReturnSeat.head,
    title: 'Release your seat in the LED wall webinar',
    description: `Release your seat in the LED wall webinar of ${brand.name} for somebody else.`,
  },
  copy: {
    ...webinarReturnSeat.copy,
    kicker: 'LED wall webinar',
    title: 'Can’t make it?',
    settled: { done: 'Thank you, your seat is released.', invalid: 'This link is no longer valid.' },
  },
} as const satisfies PageContent;

export const webinarKeepSeatInEnglish = {
  ...webinarKeepSeat,
  lang: 'en',
  head: {
    ...webinarKeepSeat.head,
    title: 'Confirm your seat in the LED wall webinar',
    description: `Confirm your seat in the LED wall webinar of ${brand.name}.`,
  },
  copy: {
    ...webinarKeepSeat.copy,
    kicker: 'LED wall webinar',
    title: 'One click to go.',
    settled: { done: 'See you there.', invalid: 'This link is no longer valid.' },
  },
} as const satisfies PageContent;
