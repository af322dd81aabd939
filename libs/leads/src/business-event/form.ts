import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import { limits } from '@mainstage/contracts/form-limits';
import { AnswerLanguage, Accepted, Email, OneOf, TextBlock, TextLine } from '@mainstage/contracts/rules';
import { Source } from '../source/form';
import { type EventInterest, eventInterests } from './fields';

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
