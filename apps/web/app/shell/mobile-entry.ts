import { displayType, size } from '@mainstage/ui/theme/tokens';

export const mobileEntry = {
  ...displayType,
  display: 'block',
  padding: '14px 0',
  fontSize: '1.625rem',
  lineHeight: 1.15,
  textDecoration: 'none',
} as const;

export const mobileSmall = { minHeight: 48, fontSize: size.body, lineHeight: 1.4, textDecoration: 'none' } as const;

/** The buttons that open and close the menu. */
export const mobileToggle = {
  minWidth: 0,
  marginRight: '-12px',
  padding: '0 12px',
  fontSize: size.small,
  '&, &:hover': { color: 'inherit', textDecoration: 'none' },
  '& .MuiButton-endIcon > svg': { fontSize: 26 },
} as const;
