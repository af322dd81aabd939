import type { ThemeOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { displayType, font, size, smallHeadingType } from './tokens';
import { tone } from './tones';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: CSSProperties;
    prose: CSSProperties;
    kicker: CSSProperties;
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: CSSProperties;
    prose?: CSSProperties;
    kicker?: CSSProperties;
    figure?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    prose: true;
    kicker: true;
    figure: true;
  }
}

const display = { ...displayType, textWrap: 'balance' } as const;
const heading = { ...display, fontSize: size.heading, lineHeight: 1.12, letterSpacing: '-0.025em' } as const;

/** The variants of `Typography`, described in `theme.ts`. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: font.text,
  // Bolder letters close the gap under the dot of an i.
  fontWeightBold: smallHeadingType.fontWeight,
  h1: { ...display, fontSize: size.hero, lineHeight: 0.98 },
  h2: { ...display, fontSize: size.title, lineHeight: 1.04 },
  h3: heading,
  h6: heading,
  body1: { fontSize: size.body, lineHeight: 1.6, letterSpacing: 0 },
  body2: { fontSize: size.small, lineHeight: 1.55, letterSpacing: 0 },
  button: { fontSize: size.small, fontWeight: 600, lineHeight: 1.25, letterSpacing: 0, textTransform: 'none' },
  caption: {
    fontSize: size.small,
    lineHeight: 1.55,
    letterSpacing: 0,
    maxWidth: '36em',
    color: tone.muted,
    textWrap: 'pretty',
  },
  lead: {
    fontFamily: font.text,
    fontSize: size.lead,
    lineHeight: 1.45,
    letterSpacing: 0,
    maxWidth: '38em',
    textWrap: 'balance',
  },
  prose: {
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.6,
    letterSpacing: 0,
    maxWidth: '36em',
    color: tone.muted,
    textWrap: 'pretty',
  },
  // In the text face even as a heading: the display face is illegible at this size.
  kicker: {
    fontFamily: font.text,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: 0,
    color: tone.accent,
  },
  figure: {
    ...displayType,
    fontSize: size.figure,
    lineHeight: 0.95,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** The default element of a variant. */
export const variantMapping = { lead: 'p', prose: 'p', kicker: 'p', caption: 'p', figure: 'span' };
