import { visitorMail } from '../../visitor-mail';
import { type Seat, seatOf } from '../booking-of';
import { personalLinkNote, returnBlocks, seatSample, webinarEntry, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';

/** A seat became free or was added: the longest waiting registrant gets it. */
export const webinarMovedUp = visitorMail({
  kind: 'webinar-moved-up',
  name: 'Webinar: moved up from the waiting list',
  words: webinarWords,
  subject: ({ movedUp, dateOf }, { startsAt }: Seat) => movedUp.subject(dateOf(startsAt)),
  preview: ({ movedUp }) => movedUp.preview,
  picture: webinarPicture,
  blocks: (words, { startsAt, joinUrl, returnUrl, past, running }) => [
    { kind: 'heading', text: words.movedUp.heading },
    { kind: 'paragraph', text: running ? words.movedUp.running : words.movedUp.text },
    webinarFacts(words, startsAt),
    { kind: 'button', label: words.join, url: joinUrl },
    personalLinkNote(words),
    ...(past || running ? [] : [{ kind: 'paragraph', text: words.entry } as const]),
    ...returnBlocks(words, returnUrl),
  ],
  calendar: (seat, context) => (seat.past || seat.running ? undefined : webinarEntry(seat, context)),
  props: seatOf,
  sample: seatSample,
});
