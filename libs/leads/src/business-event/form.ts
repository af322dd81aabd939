import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import { AnswerLanguage, Accepted, Email, limits, OneOf, TextBlock, TextLine } from '@mainstage/contracts/rules';
import type { FieldsForSales, FormCopy } from '../form-copy';
import { Source } from '../source/form';

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

/** Application for the business networking events (rule form.business-event). */
export class BusinessEventForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @TextLine({ max: limits.name, description: 'Last name' })
  lastName!: string;

  @Email()
  email!: string;

  @Phone('Phone number')
  phone?: string;

  @TextLine({ max: limits.name, description: 'Company' })
  company!: string;

  @TextLine({ max: limits.name, description: 'Position', optional: true })
  position?: string;

  @OneOf({ values: eventInterests, description: 'Event format of interest' })
  eventInterest?: EventInterest;

  @TextBlock({ max: limits.message, description: 'Message', optional: true })
  message?: string;

  @Accepted('Consent to the privacy policy')
  agreeToTerms!: boolean;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}

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
    phone: { label: 'Telefonnummer', control: 'tel', autoComplete: 'tel' },
    company: { label: 'Unternehmen', control: 'text', autoComplete: 'organization' },
    position: { label: 'Position', control: 'text', autoComplete: 'organization-title' },
    eventInterest: {
      label: 'Interesse an',
      control: 'select',
      options: eventInterests.map((interest) => [interest, eventInterestLabels[interest]] as const),
      empty: 'Bitte wählen',
    },
    message: { label: 'Nachricht', control: 'lines', rows: 4 },
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
