import { germanHours } from '@mainstage/content/site/hours';
import { tourByArrangementInGerman } from '@mainstage/content/site/tour-hours';
import type { TourConfirmationWords } from './confirmation-words.types';

export const confirmationDe = {
  reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse auf unserer Website eine Besichtigung angefragt wurde.',
  subject: 'Ihre Anfrage für eine Besichtigung',
  preview: (date) => `Ihr Wunschtermin: ${date}. Wir antworten innerhalb ${germanHours.reply}.`,
  heading: 'Vielen Dank für Ihre Anfrage',
  received: (by) =>
    `Ihre Anfrage ist bei uns eingegangen. Wir melden uns innerhalb ${germanHours.reply}, um den Termin zu bestätigen${by ? `, spätestens bis ${by}` : ''}.`,
  facts: { date: 'Wunschtermin', guests: 'Personen', duration: 'Dauer', where: 'Ort' },
  duration: germanHours.tourMinutes,
  event: 'Ihre Veranstaltung, wie Sie sie auf unseren Seiten ausgewählt haben:',
  byArrangement: tourByArrangementInGerman,
  entry: 'Der Kalendereintrag im Anhang ist vorläufig: Er hält Ihnen die Zeit frei, bis wir bestätigen.',
  notYou: 'Die Anfrage ist nicht von Ihnen? Dann antworten Sie bitte auf diese E-Mail, und wir streichen sie.',
} satisfies TourConfirmationWords;
