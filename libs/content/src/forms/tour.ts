import { tourGuests } from '@mainstage/contracts/rules';
import { hours, opening } from '../site/hours';
import type { FieldOf, FormCopy } from './form-copy';

const { tours } = hours;
const guestsError = `Please enter a whole number from ${tourGuests.min} to ${tourGuests.max}.`;

export const tourCopy = {
  language: 'en',
  labels: {
    fullName: 'Full name',
    email: 'Email',
    company: 'Company',
    phoneNumber: 'Phone number',
    preferredDate: 'Preferred date',
    preferredTime: 'Preferred time',
    numberOfGuests: 'Number of guests',
    additionalInformation: 'Additional information',
  },
  hints: {
    preferredTime: `Frankfurt time. Tours run ${tours.days}, ${opening.tours.opens} to ${opening.tours.closes}; ${tours.weekend.toLowerCase()}.`,
    numberOfGuests: `${tourGuests.min} to ${tourGuests.max} people`,
  },
  errors: { wrong_type: guestsError, out_of_range: guestsError },
  submit: 'Request a tour',
  submitting: 'Submitting...',
} as const satisfies FormCopy<FieldOf<'tour'>>;
