/** On a phone the children lie side by side and are swiped through; each leaves an edge of the next in sight. */
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
