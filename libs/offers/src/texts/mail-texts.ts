import type { Language } from '@mainstage/contracts/language';

/** Words of the mails about an offer. Days and moments come formatted (`offerFormats`). */
export interface MailTexts {
  /** Text of the answer that sends an offer; sales can change it. */
  answer: {
    salutation: (name: string) => string;
    intro: (number: string, venue: string, day: string) => string;
    /** A later version of the same offer. */
    again: (number: string, version: number, venue: string, day: string) => string;
    link: (url: string) => string;
    attached: string;
    binding: (until: string) => string;
    waiting: (rank: number) => string;
    withoutOption: string;
    /** A private host accepts by answering. */
    private: string;
  };
  /** The code that accepting asks for. */
  code: {
    subject: (number: string) => string;
    preview: string;
    heading: string;
    text: (number: string) => string;
    valid: string;
    ignore: string;
  };
  accepted: {
    subject: (number: string) => string;
    preview: (venue: string, day: string) => string;
    heading: string;
    text: (venue: string, day: string) => string;
    /** The PDF is attached. */
    attached: string;
    sha256: (hash: string) => string;
    by: string;
    total: string;
    orderNumber: string;
  };
  /** A later rank has become the first option. */
  movedUp: {
    subject: (number: string) => string;
    preview: string;
    heading: string;
    text: (venue: string, day: string) => string;
    binding: (until: string) => string;
    button: string;
  };
  reason: string;
}

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: {
    answer: {
      salutation: (name) => (name === '' ? 'Hello,' : `Dear ${name},`),
      intro: (number, venue, day) => `Thank you for your enquiry. Here is our offer ${number} for ${venue} on ${day}.`,
      again: (number, version, venue, day) =>
        `Here is version ${version} of our offer ${number} for ${venue} on ${day}. It replaces the previous one.`,
      link: (url) => `You can read it, ask for changes and accept it here: ${url}`,
      attached: 'The offer is also attached as a PDF.',
      binding: (until) => `The offer is binding until ${until} (Frankfurt time). Until then we keep the date for you.`,
      waiting: (rank) =>
        `You are number ${rank} in line for this date. The offer is non-binding until you move up; we will tell you as soon as that happens.`,
      withoutOption:
        'The offer is non-binding. If you would like us to keep the date for you, please ask us for an option.',
      private: 'To accept the offer, simply answer this email.',
    },
    code: {
      subject: (number) => `Your code for offer ${number}`,
      preview: 'Enter the code on the page of the offer.',
      heading: 'Your code',
      text: (number) => `Enter this code on the page of offer ${number} to accept it:`,
      valid: 'The code is valid for 15 minutes.',
      ignore: 'If you do not want to accept the offer, ignore this email. Do not give the code to anybody.',
    },
    accepted: {
      subject: (number) => `Your booking is definite: offer ${number}`,
      preview: (venue, day) => `${venue} on ${day} is booked for you.`,
      heading: 'Your booking is definite',
      text: (venue, day) => `Thank you. ${venue} on ${day} is booked for you.`,
      attached: 'The accepted offer with the terms is attached as a PDF. Please keep it.',
      sha256: (hash) => `Checksum of the PDF (SHA-256): ${hash}`,
      ...{ by: 'Accepted by', total: 'Total including VAT', orderNumber: 'Your order number' },
    },
    movedUp: {
      subject: (number) => `You are first in line: offer ${number} is now binding`,
      preview: 'You can accept the offer now.',
      heading: 'You are first in line',
      text: (venue, day) => `You have moved up to the first option for ${venue} on ${day}. Our offer is now binding.`,
      binding: (until) => `You can accept it until ${until} (Frankfurt time).`,
      button: 'Open the offer',
    },
    reason: 'You are receiving this email because you asked us for an offer.',
  },
  de: {
    answer: {
      salutation: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
      intro: (number, venue, day) =>
        `vielen Dank für Ihre Anfrage. Hier ist unser Angebot ${number} für ${venue} am ${day}.`,
      again: (number, version, venue, day) =>
        `hier ist Version ${version} unseres Angebots ${number} für ${venue} am ${day}. Sie ersetzt die vorige.`,
      link: (url) => `Hier können Sie das Angebot lesen, Änderungen anfragen und es annehmen: ${url}`,
      attached: 'Das Angebot liegt dieser E-Mail auch als PDF bei.',
      binding: (until) =>
        `Das Angebot ist bis ${until} (Ortszeit Frankfurt) verbindlich. Bis dahin halten wir Ihnen den Termin frei.`,
      waiting: (rank) =>
        `Sie haben die ${rank}. Option auf diesen Termin. Bis Sie nachrücken, ist das Angebot freibleibend. Sobald es so weit ist, melden wir uns.`,
      withoutOption:
        'Das Angebot ist freibleibend. Wenn wir Ihnen den Termin reservieren sollen, sprechen Sie uns bitte auf eine Option an.',
      private: 'Wenn Sie das Angebot annehmen möchten, antworten Sie einfach auf diese E-Mail.',
    },
    code: {
      subject: (number) => `Ihr Code für Angebot ${number}`,
      preview: 'Geben Sie den Code auf der Seite des Angebots ein.',
      heading: 'Ihr Code',
      text: (number) => `Mit diesem Code nehmen Sie das Angebot ${number} auf seiner Seite an:`,
      valid: 'Der Code gilt 15 Minuten.',
      ignore:
        'Wenn Sie das Angebot nicht annehmen möchten, ignorieren Sie diese E-Mail. Geben Sie den Code an niemanden weiter.',
    },
    accepted: {
      subject: (number) => `Ihre Buchung ist verbindlich: Angebot ${number}`,
      preview: (venue, day) => `${venue} ist am ${day} fest für Sie gebucht.`,
      heading: 'Ihre Buchung ist verbindlich',
      text: (venue, day) => `Vielen Dank. ${venue} ist am ${day} fest für Sie gebucht.`,
      attached: 'Das angenommene Angebot mit den AGB liegt dieser E-Mail als PDF bei. Bitte bewahren Sie es auf.',
      sha256: (hash) => `Prüfsumme der PDF-Datei (SHA-256): ${hash}`,
      ...{ by: 'Angenommen von', total: 'Gesamtbetrag inkl. USt.', orderNumber: 'Ihre Bestellnummer' },
    },
    movedUp: {
      subject: (number) => `Sie haben die erste Option: Angebot ${number} ist jetzt verbindlich`,
      preview: 'Sie können das Angebot jetzt annehmen.',
      heading: 'Sie haben die erste Option',
      text: (venue, day) =>
        `Sie sind für ${venue} am ${day} auf die erste Option nachgerückt. Unser Angebot ist jetzt verbindlich.`,
      binding: (until) => `Sie können es bis ${until} (Ortszeit Frankfurt) annehmen.`,
      button: 'Angebot öffnen',
    },
    reason: 'Sie erhalten diese E-Mail, weil Sie uns um ein Angebot gebeten haben.',
  },
};
