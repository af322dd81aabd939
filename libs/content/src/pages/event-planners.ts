import { counted } from '@mainstage/contracts/counted';
import { brand } from '../site/brand';
import type { PageContent, PageHead } from '../site/page-content';

/**
 * Public part of the handbook: paths, heads and control texts. Its content is in libs/protected-content and must never
 * be imported here, because this library is part of the browser bundle.
 */
const handbook = '/event-planners';

const head = (name: string): PageHead => ({
  title: name,
  signature: `Client handbook, ${brand.name}`,
  description: `${name}: a protected page for clients of ${brand.name}. It opens with the password that you received with your contract.`,
  keywords: [name.toLowerCase(), 'client handbook', `event planners ${brand.address.city}`],
  robots: 'noindex, follow',
  picture: 'handbook-lanyards',
});

export const eventPlanners = {
  path: handbook,
  lang: 'en',
  head: head('Event planners'),
  copy: {
    back: { home: { label: 'Home', to: '/' }, handbook: { label: 'Handbook', to: handbook } },
    chapters: 'More chapters',
    onThisPage: 'On this page',
    linkTo: 'Link to',
    items: (count: number) => counted(count, 'item', 'items'),
    search: {
      label: 'Search the handbook',
      placeholder: 'overtime, vegan, cancellation …',
      none: 'Nothing found. Try another word, or ask your project manager.',
      found: (count: number) => counted(count, 'answer', 'answers'),
    },
    print: 'Print this page',
    lock: 'Lock the handbook in this browser',
    film: { play: 'Play the film' },
    file: { get: 'Download', getting: 'Fetching …', failed: 'The file could not be fetched. Please try again.' },
    picture: { failed: 'This picture could not be loaded.' },
  },
} as const satisfies PageContent;

/** The handbook's sub-pages (rule handbook.chapters), by the last segment of their paths. */
export const handbookChapters = {
  'how-we-support-you': 'How we support you',
  'our-packages': 'Our packages',
  'payment-information': 'Payment information',
  deadlines: 'Deadlines',
  'types-of-events': 'Types of events',
  catering: 'Catering',
  'digital-signage': 'Digital signage',
} as const;

/** Front page and sub-pages, each with its own head. */
export const handbookPages: readonly PageContent[] = [
  eventPlanners,
  ...Object.entries(handbookChapters).map(([slug, name]): PageContent => ({
    ...eventPlanners,
    path: `${handbook}/${slug}`,
    head: head(name),
  })),
];
