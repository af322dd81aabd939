/** Words around the shortlist that a visitor keeps in this browser. */
export const shortlistWords = {
  /** Of the toggle; the venue's name follows, for who cannot see the card. */
  toggle: 'Shortlist',
} as const;
