import type { Components, Theme } from '@mui/material/styles';
import { size } from './tokens';
import { tone } from './tones';

/** Grid of twelve columns, stack, row of buttons, table. */
export const layout: Components<Theme> = {
  MuiGrid: { defaultProps: { rowSpacing: 6, columnSpacing: 3 } },
  MuiStack: {
    defaultProps: { spacing: 3, useFlexGap: true },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'flex-start',
        // Rows of buttons and short texts wrap on narrow screens.
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
        // With the baseline it would be a pixel lower than a head without sorting.
        verticalAlign: 'top',
        '&:hover, &.Mui-active': { color: 'inherit' },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
      },
      icon: { margin: 0, color: tone.accent, fontSize: '1em' },
    },
  },
};
