import type { MailOf } from '@mainstage/leads/mail-of';
import { salesBookingButton } from '@mainstage/leads/booking-reader';
import { salesReason } from '@mainstage/leads/sales-reason';
import { bookingFacts } from './client-mail';
import { clientWords } from './client-words';
import { textForSales, salesSample, type FactsForSales } from './sales-mail';

/**
 * Notifies sales of a requested day. No longer enqueued, because the mail about the message reports both; pending mails
 * of earlier releases are still sent.
 */
export const bookingRequest: MailOf<'booking-request', FactsForSales> = {
  kind: 'booking-request',
  name: 'Booking: requested, to sales',
  language: 'en',
  reason: salesReason,
  subject: ({ venue, day }) => `Requested: ${venue}, ${day}`,
  preview: ({ hours }) => `${hours}. Nothing is reserved yet.`,
  blocks: (facts) => [
    { kind: 'heading', text: `A request for ${facts.venue}` },
    {
      kind: 'paragraph',
      text: 'The message and its sender come in a separate email. Nothing is reserved yet: make it an option, make it definite or turn it down.',
    },
    bookingFacts(clientWords.en, facts),
    salesBookingButton(facts),
  ],
  props: textForSales,
  sample: { ...salesSample, state: 'requested', rank: null, until: null },
};
