import type { Components, Theme } from '@mui/material/styles';
import { size } from './tokens';
import { tone } from './tones';

/** Twelve columns, things one under the other, buttons in a row, figures in a table. */
export const layout: Components<Theme> = {
  MuiGrid: { defaultProps: { rowSpacing: 6, columnSpacing: 3 } },
  MuiStack: {
    defaultProps: { spacing: 3, useFlexGap: true },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'flex-start',
        // Buttons and short words, which wrap where a screen is narrow.
        variants: [
          {
            props: { direction: 'row' },
            style: { flexWrap: 'wrap', alignItems: 'center', rowGap: theme.spacing(1.5) },
          },
        ],
      }),
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        '& caption': {
          captionSide: 'top',
          padding: '0 0 12px',
          color: tone.muted,
          fontSize: size.small,
          textAlign: 'left',
        },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        minHeight: 32,
        // By the baseline it would be a pixel lower than a head that sorts nothing.
        verticalAlign: 'top',
        '&:hover, &.Mui-active': { color: 'inherit' },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
      },
      icon: { margin: 0, color: tone.accent, fontSize: '1em' },
    },
  },
};
