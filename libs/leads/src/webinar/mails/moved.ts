import { webinarStateAt } from '@mainstage/content/webinar/state';
import { visitorMail } from '../../visitor-mail';
import { Withdrawn } from '../../withdrawn';
import { seatOf, type Seat, webinarBookingOf } from '../booking-of';
import { personalLinkNote, returnBlocks, seatSample, webinarEntry, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';

export type MovedSeat = Omit<Seat, 'past' | 'running'> & { place: 'seat' | 'kept' | 'waiting' };

/** The date was moved: seat or place stay, and the calendar entry is updated. */
export const webinarMoved = visitorMail({
  kind: 'webinar-moved',
  name: 'Webinar: the date was moved',
  words: webinarWords,
  subject: ({ moved, dateOf }, { startsAt }: MovedSeat) => moved.subject(dateOf(startsAt)),
  preview: ({ moved }, { place }) => moved.places[place].preview,
  picture: webinarPicture,
  blocks: (words, { startsAt, joinUrl, returnUrl, place }) => [
    { kind: 'heading', text: words.moved.heading },
    { kind: 'paragraph', text: `${words.moved.text} ${words.moved.places[place].text}` },
    webinarFacts(words, startsAt),
    ...(place !== 'seat'
      ? []
      : [
          { kind: 'button', label: words.join, url: joinUrl } as const,
          personalLinkNote(words),
          { kind: 'paragraph', text: words.moved.entry } as const,
        ]),
    ...returnBlocks(words, returnUrl),
  ],
  calendar: (seat, context) => (seat.place !== 'seat' ? undefined : webinarEntry(seat, context, context.to)),
  async props(context): Promise<MovedSeat> {
    const { booking, startsAt, status } = await webinarBookingOf(context, 'confirmed', 'provisional', 'waitlisted');
    if (webinarStateAt(startsAt, context.now, 1) === 'over') throw new Withdrawn('the new date is over by now');
    if (status === 'confirmed') return { ...(await seatOf(context)), place: 'seat' };
    return {
      language: booking.language,
      leadId: booking.id,
      startsAt,
      joinUrl: context.links.joinWebinar(booking.id, booking.language),
      returnUrl: context.links.returnSeat(booking.id, booking.language),
      sequence: 0,
      place: status === 'waitlisted' ? 'waiting' : 'kept',
    };
  },
  sample: { ...seatSample, sequence: 1, place: 'seat' },
});
