import type { NewsletterWords } from './newsletter-words.types';

export const newsletterWordsEn = {
  optIn: {
    reason: 'You are receiving this email because this address was entered in the newsletter form of our website.',
    subject: 'Please confirm your newsletter subscription',
    preview: 'One click on the page, and your subscription is confirmed.',
    heading: 'Please confirm your subscription',
    text: 'This address was entered to receive our newsletter. Open the page below and press Confirm subscription; until then we send nothing.',
    button: 'Open the confirmation page',
    notYou: 'Not you? Then please ignore this email: without your confirmation this address receives no newsletter.',
  },
  welcome: {
    reason: 'You are receiving this email because you confirmed your newsletter subscription.',
    subject: 'Welcome to our newsletter',
    preview: 'Your subscription is confirmed. You can end it at any time.',
    heading: 'Welcome. You are on the list.',
    text: 'Your subscription is confirmed. You will hear from us when there is news from our stages, studios and spaces.',
    leave: 'You can unsubscribe at any time, in your email program or here:',
    unsubscribe: 'Unsubscribe',
  },
} satisfies NewsletterWords;
