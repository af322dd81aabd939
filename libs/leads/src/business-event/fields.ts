import type { FieldsForSales, FormCopy } from '../form-copy';
import type { BusinessEventForm } from './form';

/** Selectable formats (rule form.business-event). */
export const eventInterests = [
  'business-breakfast',
  'leadership-lab',
  'ai-conference',
  'investment-roundtable',
  'industry-deep-dive',
  'all-events',
] as const;
export type EventInterest = (typeof eventInterests)[number];

/** German labels of the formats. */
export const eventInterestLabels = {
  'business-breakfast': 'Business Breakfast',
  'leadership-lab': 'Leadership Lab',
  'ai-conference': 'AI & Tech Conference',
  'investment-roundtable': 'Investment Roundtable',
  'industry-deep-dive': 'Industry Deep Dive',
  'all-events': 'Alle Veranstaltungen',
} as const satisfies Record<EventInterest, string>;

export const businessEventCopy = {
  language: 'de',
  fields: {
    firstName: { label: 'Vorname', control: 'text', autoComplete: 'given-name' },
    lastName: { label: 'Nachname', control: 'text', autoComplete: 'family-name' },
    email: { label: 'E-Mail-Adresse', control: 'email', autoComplete: 'email' },
    phone: { label: 'Telefonnummer', optional: true, control: 'tel', autoComplete: 'tel' },
    company: { label: 'Unternehmen', control: 'text', autoComplete: 'organization' },
    position: { label: 'Position', optional: true, control: 'text', autoComplete: 'organization-title' },
    eventInterest: {
      label: 'Interesse an',
      optional: true,
      control: 'select',
      options: eventInterests.map((interest) => [interest, eventInterestLabels[interest]] as const),
      empty: 'Bitte wählen',
    },
    message: { label: 'Nachricht', optional: true, control: 'lines', rows: 4 },
    agreeToTerms: { label: 'Einwilligung', control: 'consent' },
  },
  submit: 'Jetzt registrieren',
  submitting: 'Wird registriert...',
} as const satisfies FormCopy<BusinessEventForm>;

/** Labels for sales. */
export const businessEventForSales = {
  firstName: { name: 'First name' },
  lastName: { name: 'Last name' },
  email: 'Email',
  phone: { phone: 'Phone' },
  company: { name: 'Company' },
  position: 'Position',
  eventInterest: { rephrased: 'by the name of the format, or as not given' },
  message: { quote: 'Message' },
  agreeToTerms: { hidden: 'nobody gets here without it' },
} as const satisfies FieldsForSales<BusinessEventForm>;
