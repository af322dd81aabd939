import type { Components, Theme } from '@mui/material/styles';
import { colour, ease, font, motion, radius } from './tokens';
import { tone } from './tones';

/** Buttons: one filled kind in the signal colour, one outlined, one that is a word with a line under it. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '10px 24px',
        borderRadius: radius,
        fontFamily: font.text,
        fontSize: '1rem',
        fontWeight: 600,
        letterSpacing: 0,
        lineHeight: 1.25,
        textTransform: 'none',
        transition: `background-color ${motion.quick} ${ease}, color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
      },
      sizeLarge: { minHeight: 56, padding: '14px 32px', fontSize: '1.0625rem' },
      contained: {
        backgroundColor: colour.signal,
        color: colour.ink,
        '&:hover': { backgroundColor: '#FF6D52' },
        '&.Mui-disabled': { backgroundColor: tone.line, color: tone.muted },
      },
      outlined: {
        borderColor: tone.border,
        color: tone.text,
        '&:hover': { backgroundColor: tone.text, borderColor: tone.text, color: tone.ground },
        '&.Mui-disabled': { borderColor: tone.line, color: tone.muted },
      },
      text: {
        padding: '10px 0',
        minWidth: 0,
        color: tone.text,
        textDecoration: 'underline',
        textDecorationThickness: 1,
        textUnderlineOffset: 6,
        '&:hover': { backgroundColor: 'transparent', color: tone.accent, textDecoration: 'underline' },
        // Said, but not to be pressed; on dark surfaces too.
        '&.Mui-disabled': { color: tone.muted, textDecoration: 'none' },
        '&.MuiButton-sizeLarge': { paddingInline: 0 },
      },
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
