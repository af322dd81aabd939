import type { Language } from '@mainstage/contracts/language';

/** Notices for a form that was sent without scripts and refused, if the form has no own notice. */
export const refusedFormWords = {
  en: {
    check: 'Please check these fields. What you typed is still there.',
    foreign: 'It did not come from this page. Please fill in the form here and send it again.',
    large: 'It is longer than we can take. Please shorten your text, or write us an email.',
  },
  de: {
    check: 'Bitte prüfen Sie diese Felder. Ihre Angaben sind noch da.',
    foreign:
      'Die Angaben kamen nicht von dieser Seite. Bitte füllen Sie das Formular hier aus und senden Sie es erneut.',
    large:
      'Die Angaben sind länger, als wir annehmen können. Bitte kürzen Sie den Text oder schreiben Sie uns eine E-Mail.',
  },
} as const satisfies Record<Language, object>;
