import Add from '@mui/icons-material/Add';
import type { Components, Theme } from '@mui/material/styles';
import { ease, from, motion, radius, size, space } from './tokens';
import { tone } from './tones';
import { variantMapping } from './typography';

const gutters = ({ phone, tablet, desktop } = space.gutter) => ({
  paddingInline: phone,
  [from.tablet]: { paddingInline: tablet },
  [from.desktop]: { paddingInline: desktop },
});

/** Content components: hairlines instead of boxes, all readable without scripts. */
export const content: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping } },
  // The page's width: 1320 px and the side gutters.
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: {
        maxWidth: `calc(${space.content} + 2 * ${space.gutter.desktop})`,
        variants: [{ props: ({ disableGutters }) => !disableGutters, style: gutters() }],
      },
    },
  },
  MuiCard: { styleOverrides: { root: { overflow: 'visible', borderRadius: 0 } } },
  MuiCardContent: { styleOverrides: { root: { padding: '24px 0 0', '&:last-child': { paddingBottom: 0 } } } },
  MuiCardMedia: { styleOverrides: { root: { borderRadius: radius } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        borderTop: `1px solid ${tone.line}`,
        '&:last-of-type': { borderBottom: `1px solid ${tone.line}` },
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: <Add sx={{ mr: '-7px', fontSize: 32 }} /> },
    styleOverrides: {
      root: { gap: 24, minHeight: 0, padding: 0, font: 'inherit', '&:hover': { color: tone.accent } },
      content: { margin: '24px 0' },
      expandIconWrapper: {
        color: 'inherit',
        transition: `transform ${motion.calm} ${ease}`,
        '&.Mui-expanded': { transform: 'rotate(45deg)', color: tone.accent },
      },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { maxWidth: '37em', padding: '0 44px 32px 0', color: tone.muted, textWrap: 'pretty' },
    },
  },
  MuiCollapse: {
    styleOverrides: {
      root: {
        '@media (scripting: none)': {
          height: 'auto !important',
          visibility: 'visible !important',
          overflow: 'visible',
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '14px 24px 14px 0', borderColor: tone.line, color: 'inherit', fontSize: size.body },
      head: { color: tone.muted, fontSize: size.small, fontWeight: 600 },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disableGutters: true } },
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 32, borderRadius: radius, color: 'inherit', fontSize: size.small },
      outlined: { borderColor: tone.border },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: tone.line } } },
};
