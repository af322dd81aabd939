import type { FormNotices } from './notice';

/** Notices of the contact form (rule form.contact). */
export const contactNotices = {
  success: {
    title: 'Message sent successfully!',
    text: "Thank you for contacting us. We'll get back to you soon.",
    style: 'success',
    language: 'en',
  },
  failure: {
    title: 'Failed to send message',
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
