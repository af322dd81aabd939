import type { MailOf } from '@mainstage/leads/mail-of';
import { salesBookingButton } from '@mainstage/leads/booking-reader';
import { ordinal } from '../ordinal';
import { ownerReason, salesReason } from '@mainstage/leads/sales-reason';
import { bookingFacts } from './client-mail';
import { clientWords } from './client-words';
import { textForSales, salesSample, type FactsForSales } from './sales-mail';

const bindingText = ({ number, clientIsTold }: NonNullable<FactsForSales['bindingOffer']>): string =>
  clientIsTold
    ? `Offer ${number} is binding now.`
    : `Offer ${number} is binding now. Its client gets no email about it: please tell them.`;

export const bookingNotice: MailOf<'booking-notice', FactsForSales> = {
  kind: 'booking-notice',
  name: 'Booking: change, to sales',
  language: 'en',
  reason: salesReason,
  ownerReason,
  subject: ({ venue, day, state, rank }) =>
    `${venue}, ${day}: ${state === 'option' ? `${ordinal(rank ?? 1)} option` : state}`,
  preview: ({ hours }) => hours,
  blocks: (facts) => [
    {
      kind: 'heading',
      text:
        facts.state === 'option'
          ? `Now the ${ordinal(facts.rank ?? 1)} option`
          : `The option has ${facts.state === 'expired' ? 'expired' : 'ended'}`,
    },
    ...(facts.decideBy
      ? [{ kind: 'note', tone: 'alert', text: `Its holder was asked to decide by ${facts.decideBy}.` } as const]
      : []),
    ...(facts.bindingOffer && !facts.decideBy
      ? [{ kind: 'paragraph', text: bindingText(facts.bindingOffer) } as const]
      : []),
    bookingFacts(clientWords.en, facts),
    salesBookingButton(facts),
  ],
  props: textForSales,
  sample: salesSample,
};
