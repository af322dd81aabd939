import { visitorMail } from '../../visitor-mail';
import { type Reminder, reminderOf } from '../booking-of';
import { personalLinkNote, returnBlocks, seatSample, webinarFacts, webinarPicture } from './shared';
import { webinarWords } from './webinar-words';

/** Later than this before the start the mail is withdrawn, because the reminder of the last hour is near. */
const endsBeforeStartMs = 2 * 3600 * 1000;

// A mail may arrive late, so it states the date and never "tomorrow".
export const webinarReminderDay = visitorMail({
  kind: 'webinar-reminder-day',
  name: 'Webinar: reminder of the day before',
  words: webinarWords,
  subject: ({ reminders, dateOf }, { startsAt }: Reminder) => reminders.day.subject(dateOf(startsAt)),
  preview: ({ reminders, dateOf }, { startsAt }) => reminders.preview(dateOf(startsAt)),
  picture: webinarPicture,
  blocks: (words, { startsAt, joinUrl, returnUrl }) => [
    { kind: 'heading', text: words.reminders.day.heading },
    { kind: 'paragraph', text: words.reminders.day.text },
    webinarFacts(words, startsAt),
    { kind: 'button', label: words.join, url: joinUrl },
    personalLinkNote(words),
    ...returnBlocks(words, returnUrl),
  ],
  props: (context) => reminderOf(context, endsBeforeStartMs),
  sample: seatSample,
});
