import type { PageContent } from './page-content';

export const bookTour = {
  path: '/book-tour',
  lang: 'en',
  head: {
    title: 'Book a Tour | Mainstage Frankfurt',
    description:
      'See stages, studios, spaces and offices in 60 to 90 minutes, with the LED wall switched on. Ask for a date; we confirm within 24 hours.',
    keywords: ['venue tour', 'site visit', 'event venue Frankfurt'],
    robots: 'index, follow',
    picture: 'hall-empty',
  },
  copy: {
    hero: {
      title: 'Book a Tour',
      lead: 'The hall is better than its pictures. Pick a day; we switch the wall on.',
      picture: { id: 'hall-empty' },
    },
    form: { title: 'Your visit', text: 'We confirm by e-mail within 24 hours.' },
    expect: {
      title: 'What to Expect',
      lines: [
        'A full tour of all four: stages, studios, spaces and offices',
        '60 to 90 minutes, at your pace',
        'Made for you: your event, your seating, your questions',
      ],
    },
    address: { title: 'Where to find us', map: 'Open in maps', newTab: '(opens in a new tab)' },
    availability: { title: 'Tour availability' },
    why: {
      title: 'Why Choose Mainstage',
      facts: [
        { value: '2,500', unit: 'sqm', label: 'of event space, at most' },
        { value: '199', label: 'guests per floor' },
        { value: '150', unit: 'sqm', label: 'of LED wall' },
        { value: '3', label: 'venues on 3 floors' },
      ],
    },
  },
} as const satisfies PageContent;
