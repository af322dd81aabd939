import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import type {} from '@mainstage/ui/theme/palette';
import { colour, displayType, radius, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { deskButtons } from './buttons';
import { families } from './families';
import { deskFields, denseFields } from './fields';
import { lists } from './lists';

/** Height of the navigation below 900 px, without the phone's safe area. */
export const bottomBarHeight = 56;

const signal = { main: colour.signal, light: '#FF8A74', dark: '#FF6D52', contrastText: colour.ink };

/**
 * The site's theme for work: its type, greys, fields and one accent, with small text and dense rows, light or dark by the
 * system's setting. The accent fills the main action of a page or dialog; everything else is ink on paper. Danger has a
 * red of its own, always with a sign or a word.
 */
export const deskTheme = createTheme(
  {
    cssVariables: true,
    colorSchemes: {
      light: {
        palette: {
          primary: signal,
          secondary: { main: colour.ink, contrastText: colour.paper },
          error: { main: '#A8210F' },
          warning: { main: '#8A4B00' },
          success: { main: '#1B6B3A' },
          info: { main: '#3D3A9B' },
          accent: { main: colour.signalText },
          text: { primary: colour.ink, secondary: '#56545E' },
          background: { default: colour.paper, paper: colour.white, field: colour.white },
          divider: 'rgba(10, 10, 15, 0.16)',
          outline: 'rgba(10, 10, 15, 0.55)',
        },
      },
      dark: {
        palette: {
          primary: signal,
          secondary: { main: colour.paper, contrastText: colour.ink },
          error: { main: '#FF9A85' },
          warning: { main: '#FFC46B' },
          success: { main: '#7FD6A0' },
          info: { main: '#B3B0FF' },
          accent: { main: '#FF8A74' },
          text: { primary: colour.paper, secondary: '#B6B3BC' },
          background: { default: colour.ink, paper: colour.graphite, field: 'rgba(247, 245, 241, 0.06)' },
          divider: 'rgba(247, 245, 241, 0.2)',
          outline: 'rgba(247, 245, 241, 0.55)',
        },
      },
    },
    typography: {
      fontFamily: families.text,
      // Bolder letters close the gap under the dot of an i.
      fontWeightBold: smallHeadingType.fontWeight,
      h1: {
        ...displayType,
        fontFamily: families.display,
        ...{ fontSize: '1.75rem', lineHeight: 1.15, letterSpacing: '-0.025em' },
      },
      h2: { ...smallHeadingType, fontFamily: families.text, fontSize: '1.0625rem', lineHeight: 1.35 },
      h3: { ...smallHeadingType, fontFamily: families.text, fontSize: '0.9375rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    shape: { borderRadius: parseInt(radius) },
    focusVisible: { outlineColor: 'var(--focus)' },
    motion: { reducedMotion: 'system' },
    components: {
      ...deskFields,
      ...deskButtons,
      ...lists,
      MuiCssBaseline: {
        styleOverrides: {
          ':root': { '--focus': colour.signal },
          // The bottom bar of a phone must not cover the focused element.
          html: { scrollPaddingBottom: `${bottomBarHeight + 16}px`, '@media (min-width: 900px)': { scrollPadding: 0 } },
          body: { overflowWrap: 'break-word' },
          ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        },
      },
    },
  },
  { components: denseFields },
);
