import type { Language } from './notice';

/** Shown at the submit button after a failure when its notice has closed. */
export const notSentYet = {
  en: 'Not sent yet. What you typed is still here.',
  de: 'Noch nicht gesendet. Ihre Angaben stehen noch hier.',
} as const satisfies Record<Language, string>;
