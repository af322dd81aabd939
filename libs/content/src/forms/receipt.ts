import type { Language } from '@mainstage/contracts/language';
import { brand } from '../site/brand';

/** Further links for the visitor. */
export interface ReceiptLink {
  to: string;
  label: string;
}

/** Texts of the receipt that replaces a sent form. */
export const receiptWords = {
  en: {
    by: (moment: string) => `You will hear from us by ${moment} (Frankfurt time).`,
    mail: 'Confirmation',
    mailText: (email: string) =>
      `By email to ${email}, in a minute or two. If it does not arrive, please check your spam folder; we have your request either way.`,
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
  },
  de: {
    by: (moment: string) => `Wir melden uns bis ${moment}.`,
    mail: 'Bestätigung',
    mailText: (email: string) =>
      `Per E-Mail an ${email}, in ein bis zwei Minuten. Kommt keine an, sehen Sie bitte im Spam-Ordner nach; Ihre Angaben sind in jedem Fall bei uns.`,
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
  },
} as const satisfies Record<Language, object>;

/** Heading of each form's receipt, distinct from its labels, and its links. */
export const receiptPages = {
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
    title: 'Ihre Bewerbung liegt uns vor',
    meanwhile: [
      { to: '/webinar/led-wall', label: 'Kostenfreies Webinar zur LED-Wall' },
      { to: '/venues', label: 'Unsere Räume im Überblick (auf Englisch)' },
      { to: '/getting-here', label: 'So kommen Sie zu uns (auf Englisch)' },
    ],
  },
} as const satisfies Record<string, { title: string; meanwhile: readonly ReceiptLink[] }>;

/** Where whoever asked for a venue may go on. */
export const meanwhileVenue = (name: string): { page: string; estimate: string } => ({
  page: `${name}: pictures, plan and figures`,
  estimate: `Estimate what ${name} costs`,
});

/** Texts of calendar entries, by the language of the client; of what was requested until sales answers. */
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
      summary: `Führung: ${brand.name} (noch nicht bestätigt)`,
      description: 'Ihre Anfrage für eine Führung. Wir melden uns, um sie zu bestätigen.',
    },
    webinar: {
      summary: 'Live-Webinar zur LED-Wall',
      description: 'Ihren persönlichen Zugangslink finden Sie in der E-Mail zu Ihrer Anmeldung.',
      location: 'Online',
    },
    day: (venue: string = brand.name) => `${venue} (angefragt, noch keine Option)`,
  },
} as const satisfies Record<Language, object>;
