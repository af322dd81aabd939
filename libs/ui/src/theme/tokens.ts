/** The design's constants; everything else derives from them. */
export const colour = {
  ink: '#0A0A0F',
  graphite: '#16161E',
  paper: '#F7F5F1',
  mist: '#E7E3DB',
  white: '#FFFFFF',
  signal: '#FF4B2B',
  /** The accent colour as text on paper: 4.5:1. */
  signalText: '#BA2A0A',
} as const;

/** Decorative light only: LED walls, thin rules, progress; never behind text. */
export const led = 'linear-gradient(90deg, #5B2BFF, #FF2E88 50%, #FFB02E)';

export const font = {
  display: '"Bricolage Grotesque", "Bricolage fallback", Arial, sans-serif',
  text: '"Instrument Sans", "Instrument fallback", Arial, sans-serif',
} as const;

/**
 * The display typeface; its file contains one optical size (tools/generate/fonts), whose widths match the fallback's.
 */
export const displayType = {
  fontFamily: font.display,
  fontWeight: 650,
  letterSpacing: '-0.035em',
} as const;

/**
 * Headings below 22 px: there the display typeface closes the gap under the dot of an i on a screen with one pixel per
 * px. The text typeface keeps it up to this weight.
 */
export const smallHeadingType = {
  fontFamily: font.text,
  fontWeight: 600,
  letterSpacing: '-0.01em',
} as const;

/** Fluid sizes from 390 to 1440 px and beyond. */
export const size = {
  hero: 'clamp(2.875rem, 1.55rem + 5.4vw, 6.75rem)',
  title: 'clamp(1.875rem, 1.1rem + 3.5vw, 4.25rem)',
  heading: 'clamp(1.5rem, 1.25rem + 1vw, 2.125rem)',
  /** Names of rooms and cards in the display typeface, which is illegible below 22 px. */
  name: 'clamp(1.375rem, 1.1rem + 0.4vw, 1.4375rem)',
  lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  figure: 'clamp(3.5rem, 2.2rem + 5.4vw, 7.5rem)',
} as const;

export const space = {
  /** Padding of a section: 40 px on a phone, 90 px at 1440. */
  section: 'clamp(2.5rem, 1.35rem + 4.75vw, 6.5rem)',
  gutter: { phone: '20px', tablet: '40px', desktop: '64px' },
  content: '1320px',
} as const;

export const radius = '3px';
export const ease = 'cubic-bezier(0.2, 0, 0, 1)';
export const motion = { quick: '160ms', calm: '280ms' } as const;

/** `@media` of the layout's three widths; the phone needs none. */
export const from = {
  tablet: '@media (min-width: 700px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1200px)',
} as const;

/** px from the top of the window to a section that was scrolled to (rule nav.timing): below the fixed bar. */
export const sectionBegins = 96;

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const canHover = '@media (hover: hover)';

/** For links with a picture, which grows by 2 % on hover. */
export const zoomsOnHover = {
  '& picture img': { transition: `transform ${motion.calm} ${ease}` },
  [`${canHover} and (prefers-reduced-motion: no-preference)`]: {
    '&:hover picture img': { transform: 'scale(1.02)' },
  },
} as const;
