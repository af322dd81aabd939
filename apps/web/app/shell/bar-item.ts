import { colour, ease, motion, size } from '@mainstage/ui/theme/tokens';

/** How an entry of the bar looks, link or button: a word, with a line under it where the visitor is or points. */
export const barItem = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: 0,
  border: 0,
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  backgroundColor: 'transparent',
  backgroundImage: `linear-gradient(${colour.signal}, ${colour.signal})`,
  backgroundPosition: '0 calc(50% + 14px)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 2px',
  transition: `background-size ${motion.quick} ${ease}`,
  '&:hover, &.active, &[aria-expanded="true"]': { backgroundSize: '100% 2px' },
} as const;
