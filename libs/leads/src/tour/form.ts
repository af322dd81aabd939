import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import { limits, tourGuests, tourMonthsAhead } from '@mainstage/contracts/form-limits';
import {
  AnswerLanguage,
  Email,
  FutureDate,
  TextBlock,
  TextLine,
  TimeOfDay,
  WholeNumber,
} from '@mainstage/contracts/rules';
import { Brief } from '../brief/form';
import { Source } from '../source/form';

/** Request for a guided tour of the building (rule form.tour). */
export class TourForm {
  @TextLine({ max: limits.name, description: 'Full name' })
  fullName!: string;

  @Email()
  email!: string;

  @TextLine({ max: limits.name, description: 'Company', optional: true })
  company?: string;

  @Phone('Phone number')
  phoneNumber?: string;

  @FutureDate({ months: tourMonthsAhead, description: 'Preferred day, from today in Berlin to 18 months ahead' })
  preferredDate!: string;

  @TimeOfDay({ on: 'preferredDate', description: 'Preferred time of day in Berlin, HH:MM, still to come' })
  preferredTime!: string;

  @WholeNumber({ ...tourGuests, description: 'Number of guests' })
  numberOfGuests?: number;

  @TextBlock({ max: limits.message, description: 'Additional information', optional: true })
  additionalInformation?: string;

  @NestedField(Brief, 'What was chosen on the pages')
  brief?: Brief;

  @AnswerLanguage()
  language?: Language;

  @NestedField(Source, 'Where the visit came from')
  source?: Source;
}
