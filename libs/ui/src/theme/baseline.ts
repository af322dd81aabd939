import type { Components, Theme } from '@mui/material/styles';
import { colour, displayType, font, from, reducedMotion, sectionBegins, size, smallHeadingType } from './tokens';
import { surface, tone } from './tones';

/** Global rules beyond Material UI's own. */
const documentRules = {
  ':root': { '--focus': colour.signal, colorScheme: 'light', WebkitTextSizeAdjust: '100%' },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { scrollPaddingTop: `${sectionBegins}px` },
  // A sticky bar of the page is below the site's.
  'html:has([data-second-bar])': { scrollPaddingTop: '150px', [from.desktop]: { scrollPaddingTop: '200px' } },
  body: {
    ...surface('paper'),
    margin: 0,
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.6,
    WebkitFontSmoothing: 'antialiased',
    // A word wider than its column, as with text at 200 %, is broken and does not widen the column.
    overflowWrap: 'anywhere',
  },
  // The longest words determine the column widths of a table.
  'th, td': { overflowWrap: 'break-word' },
  th: { fontWeight: smallHeadingType.fontWeight },
  'h1, h2, h3, h4': {
    margin: 0,
    ...displayType,
    lineHeight: 1.04,
    textWrap: 'balance',
  },
  // Space for the label above a field that is scrolled to.
  'input, textarea, select': { scrollMarginTop: '40px' },
  // The display face is illegible at small sizes, such as in an open select.
  option: { fontFamily: font.text },
  'p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  // Lists of links, cards and facts; enumerations enable markers themselves.
  'ul, ol': { padding: 0, listStyle: 'none' },
  'img, video, svg': { display: 'block', maxWidth: '100%' },
  a: { color: 'inherit' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  '::selection': { backgroundColor: colour.signal, color: colour.ink },
  hr: { border: 0, borderTop: `1px solid ${tone.line}`, margin: 0 },
  // No animations with reduced motion.
  [reducedMotion]: {
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

export const baseline: Components<Theme> = { MuiCssBaseline: { styleOverrides: documentRules } };
