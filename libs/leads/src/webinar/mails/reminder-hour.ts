import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { personalLinkNote, returnBlocks, seatSample, webinarFacts, webinarPicture, webinarReason } from './words';
import type { MailOf } from '../../mail-of';
import { type Reminder, reminderOf } from '../booking-of';

// A mail may arrive late, so it gives the time and never "in an hour".
export const webinarReminderHour: MailOf<'webinar-reminder-hour', Reminder> = {
  kind: 'webinar-reminder-hour',
  name: 'Webinar: reminder of the last hour',
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) => `Heute um ${webinarDateText(startsAt).time} Uhr: Ihr LED-Wall-Webinar`,
  preview: ({ startsAt }) => `Beginn um ${webinarDateText(startsAt).time} Uhr. Hier ist Ihr persönlicher Zugang.`,
  picture: webinarPicture,
  blocks: ({ startsAt, joinUrl, returnUrl }) => [
    { kind: 'heading', text: `Um ${webinarDateText(startsAt).time} Uhr geht es los` },
    { kind: 'paragraph', text: 'Ihr Webinar beginnt in Kürze. Über Ihren persönlichen Zugang sind Sie live dabei.' },
    { kind: 'button', label: 'Zum Webinar', url: joinUrl },
    webinarFacts(startsAt),
    personalLinkNote,
    ...returnBlocks(returnUrl),
  ],
  props: (context) => reminderOf(context, 0),
  sample: seatSample,
};
