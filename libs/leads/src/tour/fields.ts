import { hours, opening } from '@mainstage/content/site/hours';
import { tourGuests } from '@mainstage/contracts/form-limits';
import type { FieldsForSales, FormCopy } from '../form-copy';
import type { TourForm } from './form';

const { tours } = hours;
const guestsError = `Please enter a whole number from ${tourGuests.min} to ${tourGuests.max}.`;

export const tourCopy = {
  language: 'en',
  fields: {
    fullName: { label: 'Full name', control: 'text', autoComplete: 'name' },
    email: { label: 'Email', control: 'email', autoComplete: 'email' },
    company: { label: 'Company', optional: true, control: 'text', autoComplete: 'organization' },
    phoneNumber: { label: 'Phone number', optional: true, control: 'tel', autoComplete: 'tel' },
    preferredDate: { label: 'Preferred date', control: 'date' },
    preferredTime: {
      label: 'Preferred time',
      hint: `Frankfurt time. Tours run ${tours.days}, ${opening.tours.opens} to ${opening.tours.closes}; ${tours.weekend.toLowerCase()}.`,
      control: 'time',
    },
    numberOfGuests: {
      label: 'Number of guests',
      optional: true,
      hint: `${tourGuests.min} to ${tourGuests.max} people`,
      control: 'digits',
    },
    additionalInformation: { label: 'Additional information', optional: true, control: 'lines', rows: 4 },
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
