import { visit } from '../constants/visits';
import type { FormNotices } from './notice';

/** Notices of the tour form (rule form.tour). */
export const tourNotices = {
  success: {
    title: 'Tour request submitted successfully!',
    text: `Thank you for booking a tour. We'll contact you within ${visit.repliesWithinHours} hours to confirm.`,
    style: 'success',
    language: 'en',
  },
  failure: {
    title: 'Failed to submit tour request',
    text: 'Please try again later or contact us directly.',
    style: 'destructive',
    language: 'en',
    reach: true,
  },
  missing: {
    title: 'Missing information',
    text: 'Please fill in all required fields.',
    style: 'destructive',
    language: 'en',
  },
} as const satisfies FormNotices;
