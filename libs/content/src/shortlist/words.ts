import { counted } from '@mainstage/contracts/counted';

/** Texts of the shortlist, which is stored in the browser. */
export const shortlistWords = {
  /** Label of the toggle, followed by the venue's name for screen readers. */
  toggle: 'Shortlist',
  /** The link in the bar. */
  indicator: {
    page: '/venues/finder',
    section: 'shortlist',
    label: (count: number) => `Shortlist: ${counted(count, 'venue', 'venues')}`,
  },
  panel: {
    title: 'Your shortlist',
    empty: 'Nothing on it yet. Tap the bookmark next to a venue to save it here.',
    kept: 'It stays in this browser. We see it only if you send it with a form, and you can remove it there.',
    compare: 'Compare the first three',
    compareAll: 'Compare these',
    tour: 'Book a tour of these',
    contact: 'Ask about these',
    clear: 'Clear the list',
  },
  sent: { title: 'Someone shared this shortlist with you', keep: 'Add them to my list' },
  /** A venue of the shortlist that is sent with a form. */
  form: (venue: string) => `${venue}, on your shortlist`,
} as const;
