import { displayType, size } from '@mainstage/ui/theme/tokens';

/** An entry of the slide-out menu. */
export const mobileEntry = {
  ...displayType,
  display: 'block',
  padding: '14px 0',
  fontSize: '1.625rem',
  lineHeight: 1.15,
  textDecoration: 'none',
} as const;

/** What is under an entry. */
export const mobileSmall = { minHeight: 48, fontSize: size.body, lineHeight: 1.4, textDecoration: 'none' } as const;
