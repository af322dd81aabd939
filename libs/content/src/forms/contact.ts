import type { FieldOf, FormCopy } from './form-copy';

export const contactCopy = {
  language: 'en',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Company',
    message: 'Message',
  },
  submit: 'Send message',
  submitting: 'Sending...',
} as const satisfies FormCopy<FieldOf<'contact'>>;
