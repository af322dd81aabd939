import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { personalLinkNote, returnBlocks, seatSample, webinarFacts, webinarPicture, webinarReason } from './words';
import type { MailOf } from '../../mail-of';
import { type Reminder, reminderOf } from '../booking-of';

/** So long before the start it makes no sense any more: the reminder of the last hour is near. */
const endsBeforeStartMs = 2 * 3600 * 1000;

// A mail may arrive late, so it gives the date and never "tomorrow".
export const webinarReminderDay: MailOf<'webinar-reminder-day', Reminder> = {
  kind: 'webinar-reminder-day',
  name: 'Webinar: reminder of the day before',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) =>
    `Erinnerung: LED-Wall-Webinar am ${webinarDateText(startsAt).day}, ${webinarDateText(startsAt).time} Uhr`,
  preview: ({ startsAt }) => `Beginn um ${webinarDateText(startsAt).time} Uhr. Hier ist Ihr persönlicher Zugang.`,
  picture: webinarPicture,
  blocks: ({ startsAt, joinUrl, returnUrl }) => [
    { kind: 'heading', text: 'Bald geht es los' },
    { kind: 'paragraph', text: 'Wir erinnern Sie an Ihr Webinar und freuen uns auf Sie.' },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Zum Webinar', url: joinUrl },
    personalLinkNote,
    ...returnBlocks(returnUrl),
  ],
  props: (context) => reminderOf(context, endsBeforeStartMs),
  sample: seatSample,
};
