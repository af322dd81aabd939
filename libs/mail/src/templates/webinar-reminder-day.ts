import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { Template } from '../template';
import { personalLinkNote, webinarFacts, webinarReason } from './webinar-words';

// A mail may arrive late, so the date stands here and never "tomorrow".
export const webinarReminderDay: Template<'webinar-reminder-day'> = {
  language: 'de',
  reason: webinarReason,
  subject: ({ startsAt }) => `Erinnerung: LED-Wall-Webinar am ${webinarDateText(startsAt).label}`,
  preview: () => 'Ihr persönlicher Zugang und alle Angaben zum Termin.',
  blocks: ({ startsAt, joinUrl }) => [
    { kind: 'heading', text: 'Bald geht es los' },
    { kind: 'paragraph', text: 'Wir möchten Sie an Ihr Webinar erinnern und freuen uns auf Sie.' },
    webinarFacts(startsAt),
    { kind: 'button', label: 'Zum Webinar', url: joinUrl },
    personalLinkNote,
  ],
};
