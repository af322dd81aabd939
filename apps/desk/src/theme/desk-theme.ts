import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { colour, font } from '@mainstage/ui/theme/tokens';

/** Height of the navigation below 900 px, without the phone's safe area. */
export const bottomBarHeight = 56;

/**
 * Material UI's default theme with the provider's colours and typeface. The site's theme is for reading; this one is
 * for working through lists: small text, dense rows, light or dark by the system's setting.
 */
export const deskTheme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: colour.signalText, contrastText: colour.white },
        secondary: { main: colour.ink, contrastText: colour.paper },
        error: { main: '#A8210F' },
        warning: { main: '#8A4B00' },
        success: { main: '#1B6B3A' },
        info: { main: '#3D3A9B' },
        text: { primary: colour.ink, secondary: '#56545E' },
        background: { default: colour.paper, paper: colour.white },
      },
    },
    dark: {
      palette: {
        primary: { main: '#FF8A74', contrastText: colour.ink },
        secondary: { main: colour.paper, contrastText: colour.ink },
        error: { main: '#FF9A85' },
        warning: { main: '#FFC46B' },
        success: { main: '#7FD6A0' },
        info: { main: '#B3B0FF' },
        text: { primary: colour.paper, secondary: '#B6B3BC' },
        background: { default: colour.ink, paper: colour.graphite },
      },
    },
  },
  typography: {
    fontFamily: font.text.replace('Instrument Sans', 'Instrument Sans Variable'),
    // Bolder letters close the gap under the dot of an i.
    fontWeightBold: 600,
    h1: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25 },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 6 },
  focusVisible: { outlineColor: 'var(--mui-palette-text-primary)' },
  motion: { reducedMotion: 'system' },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    // Material UI's own colour of unselected buttons has too little contrast on our background.
    MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiCssBaseline: {
      styleOverrides: {
        // The bottom bar of a phone must not cover the focused element.
        html: { scrollPaddingBottom: `${bottomBarHeight + 16}px`, '@media (min-width: 900px)': { scrollPadding: 0 } },
        body: { overflowWrap: 'break-word' },
        ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
      },
    },
  },
});
