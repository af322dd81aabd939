import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { Template } from '../template';
import { personalLinkNote, webinarFacts, webinarReason } from './webinar-words';

// A mail may arrive late, so the time stands here and never "in an hour".
export const webinarReminderHour: Template<'webinar-reminder-hour'> = {
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) => `Heute um ${webinarDateText(startsAt).time} Uhr: Ihr LED-Wall-Webinar`,
  preview: ({ startsAt }) => `Beginn um ${webinarDateText(startsAt).time} Uhr. Hier ist Ihr persönlicher Zugang.`,
  blocks: ({ startsAt, joinUrl }) => [
    { kind: 'heading', text: `Um ${webinarDateText(startsAt).time} Uhr geht es los` },
    { kind: 'paragraph', text: 'Ihr Webinar beginnt in Kürze. Über Ihren persönlichen Zugang sind Sie live dabei.' },
    { kind: 'button', label: 'Zum Webinar', url: joinUrl },
    webinarFacts(startsAt),
    personalLinkNote,
  ],
};
