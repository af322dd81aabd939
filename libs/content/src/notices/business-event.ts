import type { FormNotices } from './notice';

/** Notices of the business event form (rule form.business-event). */
export const businessEventNotices = {
  success: {
    title: 'Erfolgreich registriert!',
    text: 'Vielen Dank für Ihr Interesse. Wir melden uns in Kürze bei Ihnen.',
    style: 'success',
    language: 'de',
  },
  failure: {
    title: 'Fehler',
    text: 'Bei der Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    style: 'destructive',
    language: 'de',
    reach: true,
  },
  missing: {
    title: 'Fehler',
    text: 'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.',
    style: 'destructive',
    language: 'de',
  },
} as const satisfies FormNotices;
