import type { Language } from '@mainstage/contracts/language';
import { brand } from '../site/brand';
import { answerInGerman } from './answer-language';

export interface ReceiptLink {
  to: string;
  label: string;
}

export const receiptWords = {
  en: {
    by: (moment: string) => `You will hear from us by ${moment} (Frankfurt time).`,
    mail: 'Confirmation',
    mailText: (email: string) => `A confirmation is on its way to ${email}. We have your request either way.`,
    /** Shown if the response says that no mail follows. */
    withheldText: (email: string) =>
      `We will not send another automatic email to ${email}. We have your request and will reply as promised here.`,
    reference: 'Reference',
    sent: 'What you sent',
    request: 'Your request',
    time: (clock: string) => `${clock} (Frankfurt time)`,
    meanwhile: 'Meanwhile',
    entry: 'Add to my calendar',
    again: 'Send another request',
    shortlisted: (venue: string) => `${venue}, on your shortlist`,
    answered: 'We will answer you in English.',
    otherwise: answerInGerman,
    notChanged: 'That did not work just now. Please try again in a moment.',
  },
  de: {
    by: (moment: string) => `Wir melden uns bis ${moment}.`,
    mail: 'Bestätigung',
    mailText: (email: string) =>
      `Per E-Mail an ${email}, in ein bis zwei Minuten. Kommt keine an, prüfen Sie bitte auch den Spam-Ordner; Ihre Angaben sind in jedem Fall bei uns.`,
    /** Shown if the response says that no mail follows. */
    withheldText: (email: string) =>
      `An ${email} geht keine weitere automatische E-Mail. Ihre Angaben sind bei uns, und wir melden uns wie hier angegeben.`,
    reference: 'Vorgang',
    sent: 'Das haben Sie gesendet',
    request: 'Ihre Anfrage',
    time: (clock: string) => `${clock} Uhr`,
    meanwhile: 'In der Zwischenzeit',
    entry: 'In meinen Kalender',
    again: 'Eine weitere Anfrage senden',
    shortlisted: (venue: string) => `${venue}, auf Ihrer Merkliste`,
    answered: 'Wir antworten Ihnen auf Deutsch.',
    otherwise: 'Auf Englisch antworten',
    notChanged: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in einem Augenblick noch einmal.',
  },
} as const satisfies Record<Language, object>;

/** Heading of each form's receipt, distinct from its labels, and its links, by the language of the visitor. */
export const receiptPages = {
  en: {
    contact: {
      title: 'We have your request',
      meanwhile: [
        { to: '/venues', label: 'See the venue, room by room' },
        { to: '/estimate', label: 'Estimate the cost' },
        { to: '/book-tour', label: 'See it first: book a tour' },
        { to: '/support', label: 'Questions others ask' },
      ],
    },
    tour: {
      title: 'We have your request',
      meanwhile: [
        { to: '/getting-here', label: 'Getting here: train, parking, step-free access' },
        { to: '/360-view', label: 'Look around in 360°' },
        { to: '/venues', label: 'See the venue, room by room' },
        { to: '/support', label: 'Questions others ask' },
      ],
    },
    'business-event': {
      title: 'We have your application',
      meanwhile: [
        { to: '/venues', label: 'See the venue, room by room' },
        { to: '/getting-here', label: 'Getting here: train, parking, step-free access' },
      ],
    },
  },
  de: {
    contact: {
      title: 'Ihre Anfrage liegt uns vor',
      meanwhile: [
        { to: '/venues', label: 'Unsere Räume im Überblick (auf Englisch)' },
        { to: '/estimate', label: 'Kosten schätzen (auf Englisch)' },
        { to: '/book-tour', label: 'Erst ansehen: Besichtigung anfragen (auf Englisch)' },
        { to: '/support', label: 'Häufige Fragen (auf Englisch)' },
      ],
    },
    tour: {
      title: 'Ihre Anfrage liegt uns vor',
      meanwhile: [
        { to: '/getting-here', label: 'So kommen Sie zu uns (auf Englisch)' },
        { to: '/360-view', label: 'Rundblick in 360° (auf Englisch)' },
        { to: '/venues', label: 'Unsere Räume im Überblick (auf Englisch)' },
        { to: '/support', label: 'Häufige Fragen (auf Englisch)' },
      ],
    },
    'business-event': {
      title: 'Ihre Bewerbung liegt uns vor',
      meanwhile: [
        { to: '/webinar/led-wall', label: 'Kostenfreies Webinar zur LED-Wall' },
        { to: '/venues', label: 'Unsere Räume im Überblick (auf Englisch)' },
        { to: '/getting-here', label: 'So kommen Sie zu uns (auf Englisch)' },
      ],
    },
  },
} as const satisfies Record<Language, Record<string, { title: string; meanwhile: readonly ReceiptLink[] }>>;

/** Link for visitors who asked for a venue. */
export const meanwhileVenue: Readonly<Record<Language, (name: string) => { page: string; estimate: string }>> = {
  en: (name) => ({ page: `${name}: pictures, plan and figures`, estimate: `Estimate what ${name} costs` }),
  de: (name) => ({
    page: `${name}: Bilder, Plan und Zahlen (auf Englisch)`,
    estimate: `Schätzen, was ${name} kostet (auf Englisch)`,
  }),
};

/** Texts of calendar entries for requested appointments, by the language of the client. */
export const calendarEntries = {
  en: {
    tour: {
      summary: `Tour of ${brand.name} (to be confirmed)`,
      description: 'Your request for a guided tour. We will contact you to confirm it.',
    },
    webinar: {
      summary: 'Live webinar on the LED wall',
      description: 'Your personal link is in the email about your registration.',
      location: 'Online',
    },
    day: (venue: string = brand.name) => `${venue} (requested, not yet an option)`,
  },
  de: {
    tour: {
      summary: `Besichtigung: ${brand.name} (noch nicht bestätigt)`,
      description: 'Ihre Anfrage für eine Besichtigung. Wir melden uns, um sie zu bestätigen.',
    },
    webinar: {
      summary: 'Live-Webinar zur LED-Wall',
      description: 'Ihren persönlichen Zugangslink finden Sie in der E-Mail zu Ihrer Anmeldung.',
      location: 'Online',
    },
    day: (venue: string = brand.name) => `${venue} (angefragt, noch keine Option)`,
  },
} as const satisfies Record<Language, object>;
