import { visit } from '@mainstage/content/constants/visits';
import { receiptEntries } from '@mainstage/content/forms/receipt';
import { venueAddress } from '@mainstage/content/site/address';
import { hours } from '@mainstage/content/site/hours';
import { isOutsideTourHours, tourByArrangement } from '@mainstage/content/site/tour-hours';
import { berlinInstant, calendarFile } from '@mainstage/mail/calendar/calendar-file';
import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import { answerByText, stillPromised } from '@mainstage/calendar/days/reply-deadline-text';
import { tourDateText } from './date-text';
import { dayFacts, type LeadContext } from '../../lead-context';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { venueButton, type VenuePage, venuePageOf, venuePicture } from '../../venue-page';
import { bookingOf } from '../booking-of';
import type { TourBooking } from '../entity';

/** `preferredDate` YYYY-MM-DD, `preferredTime` HH:MM, both Europe/Berlin. */
type TourRequest = Pick<TourBooking<'tour'>, 'preferredDate' | 'preferredTime' | 'numberOfGuests'> & {
  leadId: string;
  requestedAt: Date;
  answerBy: string | null;
  /** Whether the time asked for is still to come: a late mail brings no entry for what is over. */
  ahead: boolean;
  venuePage: VenuePage;
  /** What was chosen on the pages for the event. */
  event: LeadContext;
};

export const tourConfirmation: MailOf<'tour-confirmation', TourRequest> = {
  kind: 'tour-confirmation',
  name: 'Tour: confirmation',
  language: 'en',
  reason: 'You are receiving this email because a tour was requested with this address on our website.',
  subject: () => 'Your tour request',
  preview: ({ preferredDate, preferredTime }) =>
    `Requested for ${tourDateText(preferredDate, preferredTime)}. We reply within ${hours.reply}.`,
  picture: ({ venuePage }) => venuePicture(venuePage),
  blocks: ({ preferredDate, preferredTime, numberOfGuests, answerBy, ahead, venuePage, event }) => [
    { kind: 'heading', text: 'Thank you for booking a tour' },
    {
      kind: 'paragraph',
      text: `We have received your request and will contact you within ${hours.reply} to confirm it${answerBy ? `, by ${answerBy} (Frankfurt time) at the latest` : ''}.`,
    },
    factsOf([
      ['Requested date', tourDateText(preferredDate, preferredTime)],
      ['Guests', numberOfGuests === null ? null : String(numberOfGuests)],
      ['Duration', hours.tourMinutes],
      ['Where', venueAddress],
    ]),
    ...eventBlocks(event),
    ...paragraphs(
      isOutsideTourHours(preferredDate, preferredTime) && tourByArrangement,
      ahead && 'The attached calendar entry is tentative: it keeps the time free until we confirm.',
    ),
    venueButton(venuePage),
    { kind: 'note', tone: 'quiet', text: 'Not you? Then please reply to this email, and we will cancel the request.' },
  ],
  calendar: ({ leadId, preferredDate, preferredTime, requestedAt, ahead }, context) =>
    ahead
      ? calendarFile(
          {
            filename: 'tour.ics',
            language: 'en',
            leadId,
            start: berlinInstant(preferredDate, preferredTime),
            // The longer of the two, so that a calendar keeps enough free.
            minutes: visit.minutes.max,
            tentative: true,
            ...receiptEntries.tour,
            location: venueAddress,
            stamp: requestedAt,
          },
          context,
        )
      : undefined,
  async props(context) {
    const booking = await bookingOf(context, 'tour');
    const { id, preferredDate, preferredTime, numberOfGuests, createdAt, briefVenue } = booking;
    return {
      leadId: id,
      preferredDate,
      preferredTime,
      numberOfGuests,
      requestedAt: createdAt,
      answerBy: stillPromised(createdAt, context.now) ? answerByText(createdAt) : null,
      ahead: berlinInstant(preferredDate, preferredTime) > context.now,
      venuePage: venuePageOf(briefVenue, context.links),
      event: booking,
    };
  },
  sample: {
    leadId: sample.leadId,
    preferredDate: '2026-07-18',
    preferredTime: '14:00',
    numberOfGuests: 4,
    requestedAt: sample.receivedAt,
    answerBy: answerByText(sample.receivedAt),
    ahead: true,
    venuePage: sample.venuePage,
    event: {},
  },
};

function eventBlocks(event: LeadContext): Block[] {
  const facts = factsOf(dayFacts(event));
  return facts.kind === 'facts' && facts.facts.length > 0
    ? [{ kind: 'paragraph', text: 'Your event, as you chose it on our pages:' }, facts]
    : [];
}

function paragraphs(...texts: (string | false)[]): Block[] {
  return texts.flatMap((text) => (text ? [{ kind: 'paragraph' as const, text }] : []));
}
