import type { Language } from '../notices/notice';

/** Additional texts of the response page to a no-JS form. */
export const noJsFormWords = {
  en: {
    check: 'Please check the fields below. What you typed is still there.',
    home: 'Back to home',
    again: 'To the form',
  },
  de: {
    check: 'Bitte prüfen Sie die Felder unten. Ihre Angaben sind noch da.',
    home: 'Zur Startseite',
    again: 'Zum Formular',
  },
} as const satisfies Record<Language, object>;
