import type { PageContent } from '../site/page-content';

export const useCasesPage = {
  path: '/use-cases',
  lang: 'en',
  head: {
    title: 'Use cases: conference, meeting, broadcast',
    name: 'Use Cases',
    description:
      'Eighteen ways to use a venue with LED walls, quiet rooms and studios in Frankfurt: conferences and events, meetings and workshops, broadcast and streaming.',
    keywords: ['conference Frankfurt', 'product launch', 'workshop space', 'streaming studio', 'LED wall event'],
    robots: 'index, follow',
    picture: 'liberty-stage-concert',
  },
  copy: {
    hero: {
      kicker: 'Use cases',
      title: 'What do you want to happen?',
      lead: 'Start with the moment, not the room: eighteen formats we know how to build, and what each one needs.',
      picture: { id: 'liberty-stage-concert' },
    },
    strip: 'Use cases by kind',
    kickers: ['Be seen', 'Decide', 'Be heard elsewhere'],
    fits: { title: 'Try:', more: 'See all that fit', for: 'for' },
    closing: {
      title: 'Is yours not listed?',
      lead: 'Good. Tell us what the room should feel like at its best moment, and we work back from there.',
      contact: 'Tell us',
      tour: 'Book a Tour',
      picture: { id: 'nova-stage-lounge', alt: '' },
    },
  },
} as const satisfies PageContent;
