import { hours } from '@mainstage/content/site/hours';
import { eventInterestLabels } from '../fields';
import type { ApplicationWords } from './confirmation-words.types';

export const confirmationEn = {
  reason: 'You are receiving this email because this address was registered for our business events.',
  subject: 'Your application for our business events',
  alt: 'A climate forum in the hall: guests at rows of tables, in front of them the curved LED wall.',
  promise: (by) => `We reply within ${hours.reply}${by ? `, by ${by} (Frankfurt time) at the latest` : ''}.`,
  heading: 'Thank you for your interest',
  received: 'We have received your application.',
  interest: 'You are interested in',
  interests: { ...eventInterestLabels, 'all-events': 'All events' },
  next: 'What happens next: we look at your details. Once we have confirmed them, we invite you to the events that suit you.',
  venues: 'See our stages and rooms',
  notYou: 'Not you? Then please ignore this email.',
} satisfies ApplicationWords;
