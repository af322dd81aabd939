import type { FormNotices, Notice } from './notice';

/** Notices of the webinar form (rule form.webinar). */
export const webinarNotices = {
  success: {
    title: 'Erfolgreich angemeldet!',
    text: 'Sie werden zur Bestätigungsseite weitergeleitet.',
    style: 'success',
    language: 'de',
    passing: true,
  },
  failure: {
    title: 'Fehler',
    text: 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
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
  problems: {
    registration_closed: {
      title: 'Dieser Termin ist vorbei',
      text: 'Eine Anmeldung ist nicht mehr möglich. Schreiben Sie uns, dann melden wir uns mit dem nächsten Termin.',
      style: 'default',
      language: 'de',
    },
  },
} as const satisfies FormNotices;

const leading = {
  text: 'Sie werden zur Bestätigungsseite weitergeleitet.',
  style: 'default',
  language: 'de',
  passing: true,
} as const;

/** Saying "registered" would promise a seat (rule webinar.seats). */
export const webinarOutcomeNotices: Partial<Record<string, Notice>> = {
  waitlisted: { title: 'Sie stehen auf der Warteliste', ...leading },
  provisional: { title: 'Ihr Platz ist vorgemerkt', ...leading },
  received: { title: 'Ihre Anmeldung ist eingegangen', ...leading },
};
