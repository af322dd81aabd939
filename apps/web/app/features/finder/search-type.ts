import { displayType } from '@mainstage/ui/theme/tokens';

/** Type of the question and of its answer. */
export const sentenceType = {
  ...displayType,
  // With text at 200 % a day is as wide as a phone.
  fontSize: 'min(clamp(1.5rem, 1.15rem + 1.35vw, 2.375rem), 10vw)',
  letterSpacing: '-0.03em',
} as const;
