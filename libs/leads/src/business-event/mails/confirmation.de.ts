import { germanHours } from '@mainstage/content/site/hours';
import { eventInterestLabels } from '../fields';
import type { ApplicationWords } from './confirmation-words.types';

export const confirmationDe = {
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse für unsere Business-Events angemeldet wurde.',
  subject: 'Ihre Bewerbung für unsere Business-Events',
  alt: 'Ein Klimaforum im Saal: Gäste an Tischreihen, davor die gebogene LED-Wand.',
  promise: (by) => `Wir melden uns innerhalb ${germanHours.reply} bei Ihnen${by ? `, spätestens bis ${by}` : ''}.`,
  heading: 'Vielen Dank für Ihr Interesse',
  received: 'Ihre Bewerbung ist bei uns eingegangen.',
  interest: 'Ihr Interesse',
  interests: eventInterestLabels,
  next: 'So geht es weiter: Wir prüfen Ihre Angaben. Nach der Bestätigung laden wir Sie zu den passenden Veranstaltungen ein.',
  venues: 'Bühnen und Räume ansehen',
  notYou: 'Sie haben sich nicht beworben? Dann ignorieren Sie diese E-Mail bitte.',
} satisfies ApplicationWords;
