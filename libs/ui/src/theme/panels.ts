import type { Breakpoint, Components, Theme } from '@mui/material/styles';
import { colour, led, radius, size } from './tokens';
import { surface, tone } from './tones';

const lifted = '0 24px 80px rgba(10, 10, 15, 0.28)';

/** Widths of dialogs in px, which differ from the layout's breakpoints. */
const widths = { sm: 600, md: 900, lg: 1200 };

/** Dialogs, menus and drawers. */
export const panels: Components<Theme> = {
  // Transparent unless it is a surface of its own.
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundColor: 'transparent', backgroundImage: 'none', color: 'inherit' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgba(10, 10, 15, 0.72)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'sm' },
    styleOverrides: {
      paper: {
        ...surface('paper'),
        borderRadius: 4,
        boxShadow: lifted,
        variants: Object.entries(widths).map(([maxWidth, px]) => ({
          props: { maxWidth: maxWidth as Breakpoint },
          style: { maxWidth: px },
        })),
        '@media (max-width: 599px)': {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          height: '100%',
          maxHeight: '100%',
          borderRadius: 0,
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 'clamp(24px, 5vw, 48px) clamp(20px, 5vw, 48px) 12px',
        fontSize: size.heading,
        lineHeight: 1.1,
        textWrap: 'pretty',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px clamp(20px, 5vw, 48px) clamp(24px, 5vw, 48px)' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 clamp(20px, 5vw, 48px) clamp(24px, 5vw, 48px)' } } },
  MuiMenu: {
    styleOverrides: {
      paper: { ...surface('white'), borderRadius: radius, border: `1px solid ${colour.mist}`, boxShadow: lifted },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 48,
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: colour.mist },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: colour.mist,
          boxShadow: `inset 3px 0 ${colour.signal}`,
        },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { ...surface('ink'), width: 'min(420px, 100vw)', boxShadow: 'none' } } },
  // Dark with an accent line, which has the error colour after a failure.
  MuiAlert: {
    defaultProps: { icon: false, severity: 'info' },
    styleOverrides: {
      root: {
        ...surface('ink'),
        position: 'relative',
        alignItems: 'flex-start',
        gap: 8,
        padding: '18px 8px 20px 24px',
        borderRadius: radius,
        border: `1px solid ${tone.line}`,
        overflow: 'hidden',
        boxShadow: '0 24px 64px rgba(10, 10, 15, 0.4)',
        '&::before': { content: '""', position: 'absolute', inset: '0 0 auto', height: 3, background: tone.border },
        variants: [
          { props: { severity: 'success' }, style: { '&::before': { background: led } } },
          { props: { severity: 'error' }, style: { '&::before': { background: colour.signal } } },
        ],
      },
      message: { flex: 1, minWidth: 0, padding: '6px 0 0' },
      action: { margin: 0, padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontSize: size.body, fontWeight: 600, lineHeight: 1.35 } },
  },
};
