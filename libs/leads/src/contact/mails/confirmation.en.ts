import { calendarWords } from '@mainstage/content/calendar/words';
import { hours } from '@mainstage/content/site/hours';
import type { ConfirmationWords } from './confirmation-words.types';

export const confirmationEn = {
  reason: 'You are receiving this email because this address was entered in the contact form of our website.',
  subject: 'We have received your message',
  promise: (by) => (by ? `You will hear from us by ${by} (Frankfurt time).` : `We reply within ${hours.reply}.`),
  heading: 'Thank you for contacting us',
  received: 'Your message has reached our team, and we’ll get back to you soon.',
  notReserved: calendarWords.form.note,
  hours: `Our business hours are ${hours.business.days}, ${hours.business.time}.`,
  notYou: 'Not you? Someone mistyped their address; you can ignore this email.',
} satisfies ConfirmationWords;
