import type { FormNotices } from './notice';

/** Notices of the newsletter form (rule form.newsletter). */
export const newsletterNotices = {
  success: {
    title: 'Successfully subscribed!',
    text: 'Please confirm your address with the link in our email; your subscription starts then.',
    style: 'success',
    language: 'en',
  },
  failure: {
    title: 'Subscription failed',
    text: 'Please try again later.',
    style: 'destructive',
    language: 'en',
    reach: true,
  },
  problems: {
    already_subscribed: {
      title: 'Already subscribed',
      text: 'This email is already subscribed to our newsletter.',
      style: 'default',
      language: 'en',
    },
  },
} as const satisfies FormNotices;
