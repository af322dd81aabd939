import type { Language } from './notice';

/** Stands at a form's button after a failure, when its notice has gone. */
export const notSentYet = {
  en: 'Not sent yet. What you typed is still here.',
  de: 'Noch nicht gesendet. Ihre Angaben stehen noch hier.',
} as const satisfies Record<Language, string>;
