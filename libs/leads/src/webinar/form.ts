import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import { limits } from '@mainstage/contracts/form-limits';
import { AnswerLanguage, Accepted, Email, TextLine } from '@mainstage/contracts/rules';
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
