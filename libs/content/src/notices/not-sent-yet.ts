import type { Language } from './notice';

/** Shown at the submit button after a failure when its notice has closed. */
export const notSentYet = {
  en: 'Not sent yet. What you typed is still here.',
  de: 'Noch nicht gesendet. Ihre Angaben sind noch da.',
} as const satisfies Record<Language, string>;
