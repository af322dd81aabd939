import type { FieldOf, FormCopy } from './form-copy';

export const webinarCopy = {
  language: 'de',
  labels: {
    firstName: 'Vorname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    selectedDate: 'Termin',
    agreeToTerms: 'Einwilligung',
  },
  errors: { not_offered: 'Dieser Termin wird nicht mehr angeboten. Bitte prüfen Sie den neuen Termin.' },
  submit: 'Jetzt kostenlos anmelden',
  submitting: 'Wird angemeldet...',
} as const satisfies FormCopy<FieldOf<'webinar'>>;

export const webinarDialog = {
  title: 'Zum LED-Wall-Webinar anmelden',
  intro: '100 % kostenfrei und live online. Ihren Zugangslink erhalten Sie per E-Mail.',
} as const;
