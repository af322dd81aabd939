import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import { AnswerLanguage, Accepted, Email, limits, TextLine } from '@mainstage/contracts/rules';
import type { FormCopy } from '../form-copy';
import { Source } from '../source/form';

/** Sign-up for the free LED-wall webinar (rule form.webinar). */
export class WebinarForm {
  @TextLine({ max: limits.name, description: 'First name' })
  firstName!: string;

  @Email()
  email!: string;

  @Phone('Phone number')
  phone?: string;

  @TextLine({ max: limits.name, description: 'The date label that GET /api/webinars/led-wall offers' })
  selectedDate!: string;

  @Accepted('Consent to the privacy policy')
  agreeToTerms!: boolean;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}

export const webinarCopy = {
  language: 'de',
  fields: {
    firstName: { label: 'Vorname', control: 'text', autoComplete: 'given-name' },
    email: { label: 'E-Mail-Adresse', control: 'email', autoComplete: 'email' },
    phone: { label: 'Telefonnummer', control: 'tel', autoComplete: 'tel' },
    selectedDate: { label: 'Termin', control: 'select' },
    agreeToTerms: { label: 'Einwilligung', control: 'consent' },
  },
  errors: { not_offered: 'Dieser Termin wird nicht mehr angeboten. Bitte prüfen Sie den neuen Termin.' },
  submit: 'Jetzt kostenlos anmelden',
  submitting: 'Wird angemeldet...',
} as const satisfies FormCopy<WebinarForm>;
