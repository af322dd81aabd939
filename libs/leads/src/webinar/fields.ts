import type { FormCopy } from '../form-copy';
import type { WebinarForm } from './form';

export const webinarCopy = {
  language: 'de',
  fields: {
    firstName: { label: 'Vorname', control: 'text', autoComplete: 'given-name' },
    email: { label: 'E-Mail-Adresse', control: 'email', autoComplete: 'email' },
    phone: { label: 'Telefonnummer', optional: true, control: 'tel', autoComplete: 'tel' },
    selectedDate: { label: 'Termin', control: 'select' },
    agreeToTerms: { label: 'Einwilligung', control: 'consent' },
  },
  errors: { not_offered: 'Dieser Termin wird nicht mehr angeboten. Bitte prüfen Sie den neuen Termin.' },
  submit: 'Jetzt kostenlos anmelden',
  submitting: 'Wird angemeldet...',
} as const satisfies FormCopy<WebinarForm>;
