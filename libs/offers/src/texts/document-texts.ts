import type { Language } from '@mainstage/contracts/language';

/** Texts that only the PDF of an offer has (rule offer.document). Times and days come formatted. */
export interface DocumentTexts {
  subject: (venue: string, day: string) => string;
  /** Title block: who offers and to whom. */
  to: string;
  from: string;
  seats: (layout: string, people: number) => string;
  planSmaller: (planned: number, guests: number) => string;
  /** Marks an optional line that the client chose. */
  optional: string;
  vat: (percent: number) => string;
  record: {
    heading: string;
    intro: (moment: string) => string;
    onBehalf: (member: string) => string;
    name: string;
    position: string;
    company: string;
    billingAddress: string;
    orderNumber: string;
    acceptedAt: string;
  };
  termsHeading: (version: string) => string;
  howPrivate: string;
  howCompany: string;
}

export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  en: {
    subject: (venue, day) => `${venue} on ${day}`,
    ...{ to: 'Offered to', from: 'Offered by' },
    seats: (layout, people) => `${layout}, drawn with ${people} places`,
    planSmaller: (planned, guests) =>
      `The plan shows the ${planned} places of this seating; the offer is for ${guests} people.`,
    optional: 'Chosen option.',
    vat: (percent) => `${percent}%\u00A0VAT.`,
    record: {
      heading: 'Acceptance',
      intro: (moment) => `This offer was accepted on ${moment} (Frankfurt time). The booking is definite.`,
      onBehalf: (member) => `Recorded on behalf of the client by ${member}.`,
      ...{ name: 'Name', position: 'Position', company: 'Company', billingAddress: 'Billing address' },
      ...{ orderNumber: 'Order number', acceptedAt: 'Accepted on' },
    },
    termsHeading: (version) => `Terms, version ${version}`,
    howPrivate: 'You accept by answering the email with this offer.',
    howCompany: 'You accept on the page of this offer, whose link is in our email.',
  },
  de: {
    subject: (venue, day) => `${venue} am ${day}`,
    ...{ to: 'Angebot für', from: 'Angebot von' },
    seats: (layout, people) => `${layout}, gezeichnet mit ${people} Plätzen`,
    planSmaller: (planned, guests) =>
      `Der Plan zeigt die ${planned} Plätze dieser Bestuhlung, das Angebot gilt für ${guests} Personen.`,
    optional: 'Gewählte Wahlleistung.',
    vat: (percent) => `${percent}\u00A0%\u00A0USt.`,
    record: {
      heading: 'Annahme',
      intro: (moment) =>
        `Dieses Angebot wurde am ${moment} (Ortszeit Frankfurt) angenommen. Die Buchung ist verbindlich.`,
      onBehalf: (member) => `Im Auftrag des Kunden erfasst von ${member}.`,
      ...{ name: 'Name', position: 'Funktion', company: 'Unternehmen', billingAddress: 'Rechnungsanschrift' },
      ...{ orderNumber: 'Bestellnummer', acceptedAt: 'Angenommen am' },
    },
    termsHeading: (version) => `AGB, Fassung ${version}`,
    howPrivate: 'Sie nehmen das Angebot an, indem Sie auf die E-Mail mit diesem Angebot antworten.',
    howCompany: 'Sie nehmen das Angebot auf seiner Internetseite an. Den Link finden Sie in unserer E-Mail.',
  },
};
