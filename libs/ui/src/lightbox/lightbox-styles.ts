import { colour, radius, size } from '../theme/tokens';

const line = 'rgba(247, 245, 241, 0.55)';

/** Styles of the lightbox: dark ground, hairline buttons, text under the picture. */
export const lightboxStyles = {
  '.mainstage-lightbox': {
    '--yarl__color_backdrop': colour.ink,
    '--yarl__color_button': colour.paper,
    '--yarl__color_button_active': colour.paper,
    '--yarl__button_filter': 'none',
    '--yarl__toolbar_padding': '16px',
    '& .yarl__slide': { padding: '80px 0 104px', flexDirection: 'column' },
    '& .yarl__button': {
      display: 'grid',
      placeItems: 'center',
      width: 48,
      height: 48,
      padding: 0,
      border: `1px solid ${line}`,
      borderRadius: radius,
      backgroundColor: 'rgba(10, 10, 15, 0.72)',
    },
    '& .yarl__button:hover': { backgroundColor: colour.paper, color: colour.ink },
    '& .yarl__button:focus-visible': { outline: `2px solid ${colour.signal}`, outlineOffset: 3 },
    '& .yarl__navigation_prev, & .yarl__navigation_next': { top: 'auto', bottom: 20, transform: 'none' },
    '& .yarl__navigation_prev': { left: 'auto', right: 76 },
    '& .yarl__navigation_next': { right: 20 },
    '& .yarl__counter': {
      top: 16,
      left: 20,
      margin: 0,
      padding: 0,
      lineHeight: '48px',
      color: colour.paper,
      fontSize: size.small,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      filter: 'none',
    },
  },
  '.mainstage-lightbox-caption': {
    position: 'absolute',
    left: 20,
    right: 152,
    bottom: 20,
    minHeight: 48,
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    color: colour.paper,
    fontSize: size.small,
    lineHeight: 1.4,
    textWrap: 'pretty',
  },
} as const;
