/** Texts of the shortlist, which is stored in the browser. */
export const shortlistWords = {
  /** Label of the toggle, followed by the venue's name for screen readers. */
  toggle: 'Shortlist',
  /** The link in the bar. */
  indicator: {
    page: '/venues/finder',
    section: 'shortlist',
    label: (count: number) => `Shortlist: ${count} ${count === 1 ? 'venue' : 'venues'}`,
  },
  panel: {
    title: 'Your shortlist',
    empty: 'Nothing on it yet. The ribbon beside a venue puts it here.',
    kept: 'It stays in this browser. We see it only with a form that you send, and you can take it off there.',
    compare: 'Compare the first three',
    compareAll: 'Compare them',
    tour: 'Book a Tour of them',
    contact: 'Ask about them',
    clear: 'Clear the list',
  },
  sent: { title: 'A shortlist that was sent to you', keep: 'Put them on my list' },
  /** A venue of the list that is sent with a form. */
  form: (venue: string) => `${venue}, on your shortlist`,
} as const;
