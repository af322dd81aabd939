import type { FormNotices, Notice } from './notice';

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

/** The success for subscribers in German (rule visitor.language). */
export const newsletterSuccessInGerman: Notice = {
  title: 'Anmeldung eingegangen',
  text: 'Bitte bestätigen Sie Ihre Adresse über den Link in unserer E-Mail; erst dann beginnt Ihr Abonnement.',
  style: 'success',
  language: 'de',
};
