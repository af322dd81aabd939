import type { FormWords } from './words.types';

export const english: FormWords = {
  toAccept: 'Go to acceptance',
  bindingUntil: (moment) => `Binding until ${moment}`,
  fullPlan: 'Plan with dimensions',
  billingHint: 'As it should be on the invoice.',
  errors: {
    name: 'Please enter your name, at most 200 characters.',
    position: 'Please enter your position, at most 200 characters.',
    company: 'Please enter the company, at most 200 characters.',
    billingAddress: 'Please enter the billing address.',
    orderNumber: 'Please enter at most 200 characters.',
    code: 'This code is wrong or has expired. Check the six digits, or request another code.',
    terms: 'Please agree to the terms.',
    guests: 'Please enter a whole number from 1.',
    startsAt: 'Please enter a time such as 09:30.',
    endsAt: 'Please enter a time such as 18:00, after the begin.',
    message: 'Please tell us what should be different, in at most 2,000 characters.',
    reason: 'Please give a reason, in at most 2,000 characters.',
  },
  failed: {
    validation: 'Please check the marked fields.',
    rateLimited: 'That was too often in a short time. Please wait a few minutes and try again.',
    changed: 'This was not possible, because the offer has changed in the meantime. The page shows its current state.',
    other: 'That did not work, and nothing was changed. Please try again in a moment, or call us.',
  },
};
