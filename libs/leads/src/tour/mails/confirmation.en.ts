import { hours } from '@mainstage/content/site/hours';
import { tourByArrangement } from '@mainstage/content/site/tour-hours';
import type { TourConfirmationWords } from './confirmation-words.types';

export const confirmationEn = {
  reason: 'You are receiving this email because a tour was requested with this address on our website.',
  subject: 'Your tour request',
  preview: (date) => `Requested for ${date}. We reply within ${hours.reply}.`,
  heading: 'Thank you for booking a tour',
  received: (by) =>
    `We have received your request and will contact you within ${hours.reply} to confirm it${by ? `, by ${by} (Frankfurt time) at the latest` : ''}.`,
  facts: { date: 'Requested date', guests: 'Guests', duration: 'Duration', where: 'Where' },
  duration: hours.tourMinutes,
  event: 'Your event, as you chose it on our pages:',
  byArrangement: tourByArrangement,
  entry: 'The attached entry is tentative: it blocks the time in your calendar until we confirm.',
  notYou: 'Not you? Then please reply to this email, and we will cancel the request.',
} satisfies TourConfirmationWords;
