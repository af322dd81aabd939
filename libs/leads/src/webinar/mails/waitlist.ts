import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { webinarBookingOf } from '../booking-of';
import { seatSample, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';

type Waiting = ToVisitor & { startsAt: Date; returnUrl: string };

export const webinarWaitlist = visitorMail({
  kind: 'webinar-waitlist',
  name: 'Webinar: waiting list',
  words: webinarWords,
  subject: ({ waitlist }) => waitlist.subject,
  preview: ({ waitlist, dateOf }, { startsAt }: Waiting) => waitlist.preview(dateOf(startsAt)),
  picture: webinarPicture,
  blocks: (words, { startsAt, returnUrl }) => [
    { kind: 'heading', text: words.waitlist.heading },
    { kind: 'paragraph', text: words.waitlist.text },
    webinarFacts(words, startsAt),
    { kind: 'paragraph', text: words.waitlist.next },
    { kind: 'paragraph', text: words.waitlist.leave },
    { kind: 'link', label: words.waitlist.button, url: returnUrl },
    { kind: 'note', tone: 'quiet', text: words.notYou },
  ],
  async props(context) {
    const { booking, startsAt } = await webinarBookingOf(context, 'waitlisted');
    return { language: booking.language, startsAt, returnUrl: context.links.returnSeat(booking.id, booking.language) };
  },
  sample: { language: seatSample.language, startsAt: seatSample.startsAt, returnUrl: seatSample.returnUrl },
});
