import type { Breakpoint, Components, Theme } from '@mui/material/styles';
import { colour, radius, size } from './tokens';
import { surface, tone } from './tones';

const lifted = '0 24px 80px rgba(10, 10, 15, 0.28)';

/** Of dialogs, in px; the layout's breakpoints are other numbers. */
const widths = { sm: 600, md: 900, lg: 1200 };

/** What lies over the page: dialogs, menus, slide-outs. */
export const panels: Components<Theme> = {
  // What is no surface of its own lies on the one around it.
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
  MuiAlert: {
    styleOverrides: {
      root: {
        ...surface('graphite'),
        borderRadius: radius,
        boxShadow: lifted,
        fontSize: size.small,
        alignItems: 'flex-start',
        padding: '12px 16px',
        borderLeft: `4px solid ${colour.signal}`,
      },
      icon: { color: colour.signal },
      message: { color: tone.text },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { fontWeight: 700, fontSize: size.body, marginBottom: 2 } } },
};
