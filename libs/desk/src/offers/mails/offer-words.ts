import type { Language } from '@mainstage/contracts/language';

/** Words of mails to the client about an offer. */
export interface OfferMailWords {
  reason: string;
  code: {
    subject: (number: string) => string;
    heading: string;
    text: (number: string) => string;
    valid: (minutes: number) => string;
    ignore: string;
  };
  accepted: {
    subject: (number: string) => string;
    heading: string;
    text: (venue: string, day: string) => string;
    facts: Readonly<Record<'number' | 'venue' | 'day' | 'total' | 'sha256', string>>;
    keep: string;
    questions: string;
  };
}

export const offerMailWords: Readonly<Record<Language, OfferMailWords>> = {
  en: {
    reason: 'You are receiving this email because you have an offer from us.',
    code: {
      subject: (number) => `Your code for offer ${number}`,
      heading: 'Your code',
      text: (number) => `Enter this code on the page of offer ${number} to accept it:`,
      valid: (minutes) =>
        `It is valid for ${minutes} minutes. Anyone who has it can accept the offer, so please do not pass it on.`,
      ignore: 'If you do not want to accept the offer, you need not do anything.',
    },
    accepted: {
      subject: (number) => `Offer ${number} accepted: your booking is definite`,
      heading: 'Your booking is definite',
      text: (venue, day) => `Thank you for accepting our offer. ${venue} is booked for you on ${day}.`,
      facts: {
        number: 'Offer',
        venue: 'Venue',
        day: 'Day',
        total: 'Total including VAT',
        sha256: 'SHA-256 of the PDF',
      },
      keep: 'The accepted offer is attached as a PDF. Please keep it: together with this email it is your confirmation.',
      questions: 'Questions? Simply answer this email.',
    },
  },
  de: {
    reason: 'Sie erhalten diese E-Mail, weil Ihnen ein Angebot von uns vorliegt.',
    code: {
      subject: (number) => `Ihr Code für Angebot ${number}`,
      heading: 'Ihr Code',
      text: (number) => `Geben Sie diesen Code auf der Seite des Angebots ${number} ein, um es anzunehmen:`,
      valid: (minutes) =>
        `Er gilt ${minutes} Minuten. Wer ihn hat, kann das Angebot annehmen: Bitte geben Sie ihn nicht weiter.`,
      ignore: 'Wenn Sie das Angebot nicht annehmen möchten, brauchen Sie nichts zu tun.',
    },
    accepted: {
      subject: (number) => `Angebot ${number} angenommen: Ihre Buchung ist fest`,
      heading: 'Ihre Buchung ist fest',
      text: (venue, day) =>
        `Vielen Dank, dass Sie unser Angebot angenommen haben. ${venue} ist am ${day} fest für Sie gebucht.`,
      facts: {
        ...{ number: 'Angebot', venue: 'Raum', day: 'Tag', total: 'Gesamtbetrag inkl. USt.' },
        sha256: 'SHA-256 des PDF',
      },
      keep: 'Das angenommene Angebot liegt als PDF bei. Bitte bewahren Sie es auf: Zusammen mit dieser E-Mail ist es Ihre Bestätigung.',
      questions: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
    },
  },
};
