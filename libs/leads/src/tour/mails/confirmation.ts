import { visit } from '@mainstage/content/constants/visits';
import { calendarEntries } from '@mainstage/content/forms/receipt';
import { venueAddress } from '@mainstage/content/site/address';
import { isOutsideTourHours } from '@mainstage/content/site/tour-hours';
import { berlinInstant, calendarFile } from '@mainstage/mail/calendar/calendar-file';
import { type Block, factsOf } from '@mainstage/mail/layout/blocks';
import { answerByText, stillPromised } from '@mainstage/calendar/days/reply-deadline-text';
import { tourDateTextIn } from './date-text';
import { dayFacts, type LeadContext } from '../../lead-context';
import { sample } from '../../sample';
import { venueButton, type VenuePage, venuePageOf, venuePicture } from '../../venue-page';
import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { bookingOf } from '../booking-of';
import type { TourBooking } from '../entity';
import { confirmationWords } from './confirmation-words';
import type { TourConfirmationWords } from './confirmation-words.types';

/** `preferredDate` YYYY-MM-DD, `preferredTime` HH:MM, both Europe/Berlin. */
type TourRequest = ToVisitor &
  Pick<TourBooking<'tour'>, 'preferredDate' | 'preferredTime' | 'numberOfGuests'> & {
    leadId: string;
    requestedAt: Date;
    /** Whether the promised answer is still ahead. */
    promised: boolean;
    /** Whether the requested time is still ahead: a late mail contains no past calendar entry. */
    ahead: boolean;
    venuePage: VenuePage;
    /** Choices made on the pages for the event. */
    event: LeadContext;
  };

const dateOf = ({ language, preferredDate, preferredTime }: TourRequest) =>
  tourDateTextIn[language](preferredDate, preferredTime);

export const tourConfirmation = visitorMail({
  kind: 'tour-confirmation',
  name: 'Tour: confirmation',
  words: confirmationWords,
  subject: (words) => words.subject,
  preview: (words, props: TourRequest) => words.preview(dateOf(props)),
  picture: ({ venuePage, language }) => venuePicture(venuePage, language),
  blocks: (words, props) => [
    { kind: 'heading', text: words.heading },
    {
      kind: 'paragraph',
      text: words.received(props.promised ? answerByText(props.requestedAt, props.language) : null),
    },
    factsOf([
      [words.facts.date, dateOf(props)],
      [words.facts.guests, props.numberOfGuests === null ? null : String(props.numberOfGuests)],
      [words.facts.duration, words.duration],
      [words.facts.where, venueAddress],
    ]),
    ...eventBlocks(props, words),
    ...paragraphs(
      isOutsideTourHours(props.preferredDate, props.preferredTime) && words.byArrangement,
      props.ahead && words.entry,
    ),
    venueButton(props.venuePage, props.language),
    { kind: 'note', tone: 'quiet', text: words.notYou },
  ],
  calendar: ({ language, leadId, preferredDate, preferredTime, requestedAt, ahead }, context) =>
    ahead
      ? calendarFile(
          {
            filename: 'tour.ics',
            language,
            leadId,
            start: berlinInstant(preferredDate, preferredTime),
            // The longer duration, so that a calendar reserves enough time.
            minutes: visit.minutes.max,
            tentative: true,
            ...calendarEntries[language].tour,
            location: venueAddress,
            stamp: requestedAt,
          },
          context,
        )
      : undefined,
  async props(context) {
    const booking = await bookingOf(context, 'tour');
    const { id, language, preferredDate, preferredTime, numberOfGuests, createdAt, briefVenue } = booking;
    return {
      language,
      leadId: id,
      preferredDate,
      preferredTime,
      numberOfGuests,
      requestedAt: createdAt,
      promised: stillPromised(createdAt, context.now),
      ahead: berlinInstant(preferredDate, preferredTime) > context.now,
      venuePage: venuePageOf(briefVenue, context.links),
      event: booking,
    };
  },
  sample: {
    language: 'en',
    leadId: sample.leadId,
    preferredDate: '2026-07-18',
    preferredTime: '14:00',
    numberOfGuests: 4,
    requestedAt: sample.receivedAt,
    promised: true,
    ahead: true,
    venuePage: sample.venuePage,
    event: {},
  },
});

function eventBlocks({ event, language }: TourRequest, words: TourConfirmationWords): Block[] {
  const facts = factsOf(dayFacts(event, language));
  return facts.kind === 'facts' && facts.facts.length > 0 ? [{ kind: 'paragraph', text: words.event }, facts] : [];
}

function paragraphs(...texts: (string | false)[]): Block[] {
  return texts.flatMap((text) => (text ? [{ kind: 'paragraph' as const, text }] : []));
}
