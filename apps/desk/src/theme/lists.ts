import type { Components, Theme } from '@mui/material/styles';
import { radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const chosen = {
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: 'var(--mui-palette-action-selected)',
  },
};

/** Rows, menus, chips and notices: quiet, with hairlines. */
export const lists: Components<Theme> = {
  MuiListItemButton: { styleOverrides: { root: chosen } },
  MuiMenuItem: { styleOverrides: { root: chosen } },
  MuiBottomNavigationAction: { styleOverrides: { root: { '&.Mui-selected': { color: tone.text } } } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: radius,
        variants: [{ props: { variant: 'outlined' }, style: { borderColor: tone.border } }],
      },
    },
  },
  MuiLink: { defaultProps: { color: 'inherit', underline: 'always' } },
  // A notice of something done is ink; a failure keeps its red and its sign.
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: (['success', 'info'] as const).map((severity) => ({
          props: { variant: 'filled' as const, severity },
          style: {
            backgroundColor: theme.vars.palette.secondary.main,
            color: theme.vars.palette.secondary.contrastText,
          },
        })),
      }),
    },
  },
  MuiLinearProgress: { defaultProps: { color: 'secondary' } },
};
