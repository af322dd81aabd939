import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { Withdrawn } from '../../withdrawn';
import { webinarBookingOf } from '../booking-of';
import { seatSample, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';

export interface Provisional extends ToVisitor {
  startsAt: Date;
  keepUntil: Date;
  keepUrl: string;
}

/** In a rush, seats are reserved for registrants who confirm by a button within a day. */
export const webinarProvisional = visitorMail({
  kind: 'webinar-provisional',
  name: 'Webinar: provisional seat',
  words: webinarWords,
  subject: ({ provisional, dateOf }, { startsAt }: Provisional) => provisional.subject(dateOf(startsAt)),
  preview: ({ provisional, until }, { keepUntil }) => provisional.preview(until(keepUntil)),
  picture: webinarPicture,
  blocks: (words, { startsAt, keepUntil, keepUrl }) => [
    { kind: 'heading', text: words.provisional.heading },
    { kind: 'paragraph', text: words.provisional.text(words.until(keepUntil)) },
    webinarFacts(words, startsAt),
    { kind: 'button', label: words.provisional.button, url: keepUrl },
    { kind: 'note', tone: 'quiet', text: words.provisional.notYou },
  ],
  async props(context) {
    const { booking, startsAt } = await webinarBookingOf(context, 'provisional');
    if (!booking.webinarKeepUntil || booking.webinarKeepUntil <= context.now)
      throw new Withdrawn('the time to keep the seat is over');
    return {
      language: booking.language,
      startsAt,
      keepUntil: booking.webinarKeepUntil,
      keepUrl: context.links.keepSeat(booking.id, booking.language),
    };
  },
  sample: {
    language: seatSample.language,
    startsAt: seatSample.startsAt,
    keepUntil: new Date('2026-07-02T09:24:00+02:00'),
    keepUrl: 'https://stage.example/webinar/keep-seat?token=c2FtcGxlLXRva2Vu',
  },
});
