import { hours, opening } from '@mainstage/content/site/hours';
import { NestedField } from '@mainstage/contracts/field';
import type { Language } from '@mainstage/contracts/language';
import { Phone } from '@mainstage/contracts/phone';
import {
  AnswerLanguage,
  Email,
  FutureDate,
  limits,
  TextBlock,
  TextLine,
  TimeOfDay,
  tourGuests,
  tourMonthsAhead,
  WholeNumber,
} from '@mainstage/contracts/rules';
import { Brief } from '../brief/form';
import type { FieldsForSales, FormCopy } from '../form-copy';
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

const { tours } = hours;
const guestsError = `Please enter a whole number from ${tourGuests.min} to ${tourGuests.max}.`;

export const tourCopy = {
  language: 'en',
  fields: {
    fullName: { label: 'Full name', control: 'text', autoComplete: 'name' },
    email: { label: 'Email', control: 'email', autoComplete: 'email' },
    company: { label: 'Company', control: 'text', autoComplete: 'organization' },
    phoneNumber: { label: 'Phone number', control: 'tel', autoComplete: 'tel' },
    preferredDate: { label: 'Preferred date', control: 'date' },
    preferredTime: {
      label: 'Preferred time',
      hint: `Frankfurt time. Tours run ${tours.days}, ${opening.tours.opens} to ${opening.tours.closes}; ${tours.weekend.toLowerCase()}.`,
      control: 'time',
    },
    numberOfGuests: {
      label: 'Number of guests',
      hint: `${tourGuests.min} to ${tourGuests.max} people`,
      control: 'digits',
    },
    additionalInformation: { label: 'Additional information', control: 'lines', rows: 4 },
  },
  errors: { wrong_type: guestsError, out_of_range: guestsError },
  submit: 'Book a Tour',
  submitting: 'Submitting...',
} as const satisfies FormCopy<TourForm>;

/** Labels for sales. */
export const tourForSales = {
  fullName: { name: 'Name' },
  email: 'Email',
  company: { name: 'Company' },
  phoneNumber: { phone: 'Phone' },
  preferredDate: { rephrased: 'with the time, as one date in words' },
  preferredTime: { rephrased: 'with the day, as one date in words' },
  numberOfGuests: { rephrased: 'as a number, or as not given' },
  additionalInformation: { quote: 'Additional information' },
} as const satisfies FieldsForSales<TourForm>;
