import type { Components, Theme } from '@mui/material/styles';

/** How what a page is made of lies: twelve columns, things one under the other, buttons in a row. */
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
};
