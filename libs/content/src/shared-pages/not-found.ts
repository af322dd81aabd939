import type { PageContent } from '../site/page-content';
import { placeholderPages } from '../site/placeholder-pages';

export const notFound = {
  path: placeholderPages.notFound,
  lang: 'en',
  head: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    keywords: ['page not found', 'event venue Frankfurt'],
    robots: 'noindex, follow',
    picture: 'liberty-stage-empty',
  },
  copy: {
    kicker: '404',
    title: 'Nothing on this stage.',
    lead: 'There is no page at this address. It may have moved, or the link was cut short.',
    home: 'Back to home',
    contact: 'Contact us',
    picture: { id: 'liberty-stage-empty' },
    search: {
      title: 'Find it here',
      label: 'Search pages and venues',
      suggested: 'Perhaps you meant',
      results: 'Search results',
      loading: 'One moment…',
      one: '1 result',
      many: '{count} results',
      none: 'Nothing found. Try a single word, or one of the pages listed here.',
      away: 'The search did not load. Try one of the pages listed here.',
    },
    startLinks: {
      title: 'Or start here',
      links: [
        { label: 'All venues', to: '/venues' },
        { label: 'Use cases', to: '/use-cases' },
        { label: 'Exclusive offers', to: '/exclusive-offers' },
        { label: 'Book a Tour', to: '/book-tour' },
        { label: 'Support', to: '/support' },
      ],
    },
  },
} as const satisfies PageContent;
