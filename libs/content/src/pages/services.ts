import type { PageContent } from '../site/page-content';

export const servicesPage = {
  path: '/services',
  lang: 'en',
  head: {
    title: 'Services: venue, service, technology, content',
    name: 'Services',
    description:
      'Venue as a Service, full-service events, LED and broadcast technology and creative content, from one team under one roof in Frankfurt.',
    keywords: ['venue as a service', 'full service events', 'event technology', 'LED content', 'Frankfurt'],
    robots: 'index, follow',
    picture: 'content-suite',
  },
  copy: {
    back: 'Back to home',
    title: 'Our Services',
    lead: 'Hire the bare room, or leave the whole evening to us. Four services, all from our own people.',
    strip: 'Our services',
    newWindow: 'opens your email program',
    closing: {
      title: 'Not sure which one?',
      text: 'Most projects need a little of each. Describe yours in three lines; the first consultation is free and non-binding.',
      button: 'Get Started',
      /** Alternative to a mail link. */
      contact: 'Or write to us here',
      picture: { id: 'house-front-night', alt: '' },
    },
  },
} as const satisfies PageContent;
