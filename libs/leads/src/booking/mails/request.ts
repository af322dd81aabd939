import type { MailOf } from '../../mail-of';
import { bookingFacts, salesBookingButton, salesReason, textForSales, salesSample, type FactsForSales } from './shared';

/**
 * To sales: a visitor asks for a venue on a day; the message comes in a mail of its own. Earlier releases
 * enqueued it in addition to the mail about the message, which reports both today; pending ones are still sent.
 */
export const bookingRequest: MailOf<'booking-request', FactsForSales> = {
  kind: 'booking-request',
  name: 'Booking: asked for, to sales',
  language: 'en',
  reason: salesReason,
  subject: ({ venue, day }) => `Asked for: ${venue}, ${day}`,
  preview: ({ hours }) => `${hours}. Nothing is held yet.`,
  blocks: (facts) => [
    { kind: 'heading', text: `${facts.venue} is asked for` },
    {
      kind: 'paragraph',
      text: 'The message and who wrote it come in an email of their own. Nothing is held yet: make it an option, make it definite or turn it down.',
    },
    bookingFacts(facts),
    salesBookingButton(facts),
  ],
  props: textForSales,
  sample: { ...salesSample, state: 'requested', rank: null, until: null },
};
