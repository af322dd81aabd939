import type { Components, Theme } from '@mui/material/styles';
import { radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

type Button = { color?: string | undefined; variant?: string | undefined };

/** Neither dangerous nor part of a coloured notice. */
const isPlain = ({ color }: Button) => color === 'primary' || color === 'secondary';

/** Filled in the accent colour, outlined, or underlined, as on the site. */
export const deskButtons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'contained' },
            // Forced colours remove the fill, so a border is needed.
            style: { '@media (forced-colors: active)': { border: '1px solid' } },
          },
          {
            props: (props: Button) => props.variant === 'outlined' && isPlain(props),
            style: {
              borderColor: tone.border,
              color: tone.text,
              '&:hover': { backgroundColor: tone.text, borderColor: tone.text, color: tone.ground },
              '&.Mui-disabled': { borderColor: tone.line },
            },
          },
          {
            props: (props: Button) => props.variant === 'text' && isPlain(props),
            style: {
              color: tone.text,
              textDecoration: 'underline',
              textDecorationThickness: 1,
              textUnderlineOffset: 5,
              '&:hover': { backgroundColor: tone.line, textDecoration: 'underline' },
              '&.Mui-disabled': { textDecoration: 'none' },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius, '&:hover': { backgroundColor: tone.line } } } },
  MuiFab: { styleOverrides: { root: { borderRadius: radius, boxShadow: 'none' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: tone.border,
        color: tone.text,
        '&:hover': { backgroundColor: tone.line },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: tone.text,
          color: tone.ground,
          '@media (forced-colors: active)': { borderWidth: 3 },
        },
      },
    },
  },
};
