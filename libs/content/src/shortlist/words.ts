/** Words around the shortlist that a visitor keeps in this browser. */
export const shortlistWords = {
  /** Of the toggle; the venue's name follows, for who cannot see the card. */
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
    kept: 'It stays in this browser. We see it only if you put it into a message.',
    compare: 'Compare the first three',
    compareAll: 'Compare them',
    tour: 'Book a tour of them',
    contact: 'Ask about them',
    clear: 'Clear the list',
  },
  sent: { title: 'A shortlist that was sent to you', keep: 'Put them on my list' },
  form: {
    /** The number follows in brackets. */
    add: 'Add my shortlist',
    added: 'Your shortlist stands in the text above. You can edit it there.',
    /** Before the venues in the text. */
    line: 'My shortlist:',
  },
} as const;
