import { germanCalendarWords } from '@mainstage/content/calendar/german-words';
import { germanHours } from '@mainstage/content/site/hours';
import type { ConfirmationWords } from './confirmation-words.types';

export const confirmationDe = {
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse im Kontaktformular unserer Website eingetragen wurde.',
  subject: 'Ihre Nachricht ist bei uns eingegangen',
  promise: (by) => `Wir antworten innerhalb ${germanHours.reply}${by ? `, spätestens bis ${by}` : ''}.`,
  heading: 'Vielen Dank für Ihre Nachricht',
  received: 'Ihre Nachricht liegt unserem Team vor. Wir melden uns bald bei Ihnen.',
  notReserved: germanCalendarWords.note,
  hours: `Sie erreichen uns von ${germanHours.business.days}, ${germanHours.business.time}.`,
  notYou:
    'Die Nachricht ist nicht von Ihnen? Jemand hat sich bei der Adresse vertippt; Sie können diese E-Mail ignorieren.',
} satisfies ConfirmationWords;
