import type { EventInterest } from '@mainstage/contracts/forms/business-event-form';
import type { FieldOf, FormCopy } from './form-copy';

export const businessEventCopy = {
  language: 'de',
  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    company: 'Unternehmen',
    position: 'Position',
    eventInterest: 'Interesse an',
    message: 'Nachricht',
    agreeToTerms: 'Einwilligung',
  },
  submit: 'Jetzt registrieren',
  submitting: 'Wird registriert...',
} as const satisfies FormCopy<FieldOf<'business-event'>>;

export const businessEventDialog = {
  title: 'Für Business-Events registrieren',
  intro: 'Erzählen Sie uns kurz, wer Sie sind. Wir prüfen Ihre Bewerbung und melden uns in Kürze bei Ihnen.',
  noInterest: 'Bitte wählen',
} as const;

/** The formats of spec 2, as a German visitor reads them. */
export const eventInterestLabels = {
  'business-breakfast': 'Business Breakfast',
  'leadership-lab': 'Leadership Lab',
  'ai-conference': 'AI & Tech Conference',
  'investment-roundtable': 'Investment Roundtable',
  'industry-deep-dive': 'Industry Deep Dive',
  'all-events': 'Alle Veranstaltungen',
} as const satisfies Record<EventInterest, string>;
