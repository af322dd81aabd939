import type { Components, Theme } from '@mui/material/styles';
import { ease, motion, radius } from './tokens';
import { tone } from './tones';

const fades = ['background-color', 'color', 'border-color'].map((property) => `${property} ${motion.quick} ${ease}`);

/** A filled button in the accent colour, an outlined one, and an underlined text button. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // The class needs scripts, the pseudo-class works without them.
      root: { '&.Mui-focusVisible, &:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 } },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        // Above a link that covers a card.
        position: 'relative',
        minHeight: 48,
        padding: '10px 24px',
        transition: fades.join(', '),
        '&.Mui-disabled': { color: tone.muted },
        '@media print': { printColorAdjust: 'exact' },
        variants: [
          { props: { size: 'large' }, style: { minHeight: 56, padding: '14px 28px' } },
          {
            props: { variant: 'contained' },
            style: {
              '&.Mui-disabled': { backgroundColor: tone.line },
              // Forced colours remove the fill, so a border is needed.
              '@media (forced-colors: active)': { border: '1px solid' },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: tone.border,
              color: tone.text,
              '&:hover': { backgroundColor: tone.text, borderColor: tone.text, color: tone.ground },
              '&.Mui-disabled': { borderColor: tone.line },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              minWidth: 0,
              paddingInline: 0,
              color: tone.text,
              textDecoration: 'underline',
              textDecorationThickness: 1,
              textUnderlineOffset: 6,
              '&:hover': { backgroundColor: 'transparent', color: tone.accent, textDecoration: 'underline' },
              '&.Mui-disabled': { textDecoration: 'none' },
            },
          },
        ],
      },
      // Icons are as high as the text.
      startIcon: { marginLeft: 0 },
      endIcon: { marginRight: 0 },
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
  // Buttons of a group are separate, not joined.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        '& .MuiToggleButton-root': { margin: 0, borderWidth: 1, borderStyle: 'solid', borderRadius: radius },
        '& .MuiToggleButton-root:not(.Mui-selected)': { borderColor: tone.border },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '10px 18px',
        borderColor: tone.border,
        borderRadius: radius,
        color: tone.text,
        '&:hover': { backgroundColor: tone.line },
        variants: [{ props: { size: 'large' }, style: { minHeight: 56 } }],
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: tone.text,
          backgroundColor: tone.text,
          color: tone.ground,
          '@media (forced-colors: active)': { borderWidth: 3 },
        },
      },
    },
  },
};
