import type { Block } from '@mainstage/mail/layout/blocks';
import { visitorMail } from '../../visitor-mail';
import { type Seat, seatOf } from '../booking-of';
import { personalLinkNote, returnBlocks, seatSample, webinarEntry, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';
import type { WebinarWords } from './webinar-words.types';

export const webinarAccess = visitorMail({
  kind: 'webinar-access',
  name: 'Webinar: access link',
  words: webinarWords,
  subject: ({ access, dateOf }, { startsAt, past, running }: Seat) =>
    past ? access.past.subject : running ? access.running.subject : access.subject(dateOf(startsAt)),
  preview: ({ access, dateOf }, { startsAt, past, running }) =>
    running ? access.running.preview : past ? access.past.preview(dateOf(startsAt)) : access.preview(dateOf(startsAt)),
  picture: webinarPicture,
  blocks: (words, seat) => [
    ...(seat.past ? pastBlocks(words, seat) : seat.running ? runningBlocks(words, seat) : comingBlocks(words, seat)),
    { kind: 'note', tone: 'quiet', text: words.notYou },
  ],
  calendar: (seat, context) => (seat.past || seat.running ? undefined : webinarEntry(seat, context)),
  props: seatOf,
  sample: seatSample,
});

const comingBlocks = (words: WebinarWords, { startsAt, joinUrl, returnUrl }: Seat): Block[] => [
  { kind: 'heading', text: words.access.heading },
  { kind: 'paragraph', text: words.access.text },
  webinarFacts(words, startsAt),
  { kind: 'button', label: words.join, url: joinUrl },
  personalLinkNote(words),
  { kind: 'paragraph', text: words.entry },
  ...returnBlocks(words, returnUrl),
];

const runningBlocks = (words: WebinarWords, { startsAt, joinUrl }: Seat): Block[] => [
  { kind: 'heading', text: words.access.running.heading },
  { kind: 'paragraph', text: words.access.running.text },
  webinarFacts(words, startsAt),
  { kind: 'button', label: words.access.running.button, url: joinUrl },
  personalLinkNote(words),
];

const pastBlocks = (words: WebinarWords, { startsAt, joinUrl }: Seat): Block[] => [
  { kind: 'heading', text: words.access.past.heading },
  { kind: 'paragraph', text: words.access.past.text },
  webinarFacts(words, startsAt),
  { kind: 'button', label: words.access.past.button, url: joinUrl },
  { kind: 'paragraph', text: words.access.past.next },
];
