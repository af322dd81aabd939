/** Horizontal swipe list on a phone; a part of the next child is always visible. */
export const phoneStrip = {
  '@media screen and (max-width: 699px)': {
    display: 'flex',
    gap: 16,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    marginInline: -20,
    paddingInline: 20,
    scrollPaddingInline: 20,
    '& > *': { flex: '0 0 82%', scrollSnapAlign: 'start' },
  },
} as const;
