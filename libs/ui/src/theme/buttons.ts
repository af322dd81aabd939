import type { Components, Theme } from '@mui/material/styles';
import { radius } from './tokens';
import { tone } from './tones';

/** What is pressed within fields and dialogs; the site's buttons are its own (`button/button.tsx`). */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 48,
        height: 48,
        borderRadius: radius,
        color: 'inherit',
        '&:hover': { backgroundColor: tone.line },
      },
    },
  },
};
