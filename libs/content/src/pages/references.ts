import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

export const references = {
  path: '/references',
  lang: 'en',
  head: {
    title: 'References: seven events and their hosts',
    name: 'References',
    description: `Conferences, product films, board meetings, galas and workshops at ${brand.name}, told by the people who booked them.`,
    keywords: ['references', 'testimonials', 'event venue Frankfurt', 'conference', 'gala', 'LED studio'],
    robots: 'index, follow',
    picture: 'talk-show',
  },
  copy: {
    back: 'Back to home',
    title: 'References',
    lead: 'Seven events, told by the people who had to answer for them.',
    slider: { label: 'Testimonials', note: 'Sample voices: roles and industries, no names.' },
    industries: {
      title: 'Five industries, one stage.',
      label: 'Industries',
      note: 'Sample companies: the names are invented, the logos are our own.',
    },
    closing: {
      title: 'Be the eighth.',
      lead: 'Come and see where your event would take place.',
      book: 'Book a Tour',
      contact: 'Contact us',
      picture: { id: 'talk-show', alt: '' },
    },
  },
} as const satisfies PageContent;
