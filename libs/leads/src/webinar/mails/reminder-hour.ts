import { visitorMail } from '../../visitor-mail';
import { type Reminder, reminderOf } from '../booking-of';
import { personalLinkNote, returnBlocks, seatSample, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';

// A mail may arrive late, so it states the time and never "in an hour".
export const webinarReminderHour = visitorMail({
  kind: 'webinar-reminder-hour',
  name: 'Webinar: reminder of the last hour',
  words: webinarWords,
  subject: ({ reminders, dateOf }, { startsAt }: Reminder) => reminders.hour.subject(dateOf(startsAt)),
  preview: ({ reminders, dateOf }, { startsAt }) => reminders.preview(dateOf(startsAt)),
  picture: webinarPicture,
  blocks: (words, { startsAt, joinUrl, returnUrl }) => [
    { kind: 'heading', text: words.reminders.hour.heading(words.dateOf(startsAt)) },
    { kind: 'paragraph', text: words.reminders.hour.text },
    { kind: 'button', label: words.join, url: joinUrl },
    webinarFacts(words, startsAt),
    personalLinkNote(words),
    ...returnBlocks(words, returnUrl),
  ],
  props: (context) => reminderOf(context, 0),
  sample: seatSample,
});
