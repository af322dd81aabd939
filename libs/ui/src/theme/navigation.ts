import type { Components, Theme } from '@mui/material/styles';
import { colour, motion, ease, size } from './tokens';
import { tone } from './tones';

/** Bar, links, tabs, breadcrumbs. */
export const navigation: Components<Theme> = {
  MuiAppBar: { defaultProps: { color: 'transparent', elevation: 0 } },
  MuiLink: {
    defaultProps: { color: 'inherit', underline: 'always' },
    styleOverrides: {
      root: { textDecorationThickness: 1, textUnderlineOffset: 5, '&:hover': { color: tone.accent } },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { color: tone.text, fontSize: size.small, lineHeight: 1.4, '& [aria-current]': { color: tone.muted } },
      li: { display: 'flex', alignItems: 'center', minHeight: 28 },
      separator: { marginInline: 10, color: tone.muted },
    },
  },
  // On a hairline; scrolls sideways if there is too little space, and fades where it continues.
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: { minHeight: 0, boxShadow: `inset 0 -1px ${tone.line}` },
      scroller: { maskImage: 'linear-gradient(to left, transparent, #000 40px)' },
      list: { gap: 'clamp(24px, 3vw, 48px)', padding: '6px 40px 0 0' },
      indicator: { height: 2, backgroundColor: colour.signal, transitionTimingFunction: ease },
    },
  },
  MuiTab: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 56,
        padding: 0,
        color: tone.muted,
        fontSize: size.body,
        whiteSpace: 'nowrap',
        transition: `color ${motion.quick} ${ease}`,
        '&:hover, &.Mui-selected': { color: tone.text },
        // The scrolling box would clip an outer ring.
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
      },
    },
  },
};
