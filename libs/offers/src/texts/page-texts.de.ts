import { paymentTerms } from '@mainstage/content/constants/booking-terms';
import { counted } from '@mainstage/contracts/counted';
import type { PageTexts } from './page-texts.types';

/** 09:00 bis 17:00 Uhr: the word is written once. */
export const fromTo = (from: string, to: string): string => `${from.replace(/\sUhr$/, '')} bis ${to}`;

export const pageTextsDe = {
  offer: (number, version) => (version === 1 ? `Angebot ${number}` : `Angebot ${number}, Version ${version}`),
  reference: (number, version) => `${number}, Version ${version}`,
  filename: (number, version) => `angebot-${number}-v${version}.pdf`,
  sample: 'Demonstration: Die Preise sind Beispiele, eine Buchung ist damit nicht möglich.',
  facts: {
    ...{
      heading: 'Ihre Veranstaltung',
      client: 'Für',
      venue: 'Ort',
      day: 'Datum',
      hours: 'Veranstaltung',
      guests: 'Personen',
    },
    ...{ setUp: 'Räume verfügbar', layout: 'Bestuhlung', date: 'Angebotsdatum', number: 'Angebotsnummer' },
  },
  hours: fromTo,
  setUp: (from, to) => `${fromTo(from, to)}, einschließlich Auf- und Abbau`,
  guests: (count) => `${counted(count, 'Person', 'Personen')} einschließlich Ihrer Mitarbeitenden`,
  guestsOpen: 'Noch offen',
  layoutOpen: 'Noch offen',
  plan: {
    heading: 'Grundriss',
    alt: (venue) => `Grundriss ${venue}`,
    note: 'Der Plan ist maßstäblich nach den Abmessungen der Räume gezeichnet.',
  },
  lines: {
    heading: 'Leistungen und Preise',
    optionalHeading: 'Wahlleistungen',
    optionalIntro: 'Wählen Sie, was Sie wünschen. Der Gesamtbetrag ändert sich entsprechend.',
    ...{ label: 'Leistung', quantity: 'Menge', unitPrice: 'Preis', amount: 'Betrag netto' },
    included: 'inklusive',
    notChosen: 'nicht gewählt',
    discount: (percent, reason) => `${percent} % Rabatt: ${reason}`,
    choose: (label) => `${label} hinzufügen`,
    update: 'Gesamtbetrag aktualisieren',
  },
  totals: {
    heading: 'Gesamtbetrag',
    net: 'Summe netto',
    vat: (percent, net) => `${percent} % USt. auf ${net}`,
    gross: 'Gesamtbetrag inkl. USt.',
    withoutOptional: 'Ohne Wahlleistungen.',
    rounding: 'Jede Position ist auf Cent gerundet. Die Umsatzsteuer wird je Steuersatz aus der Summe berechnet.',
  },
  notIncluded: {
    heading: 'Nicht enthalten',
    items: [
      'Leistungen, die in diesem Angebot nicht aufgeführt sind',
      'Änderungen und Nachbestellungen nach der Annahme',
      'Stunden über das vereinbarte Ende der Veranstaltung hinaus',
      `Die Gebühr von ${paymentTerms.creditCardFee} %, wenn ein Unternehmen mit Kreditkarte zahlt`,
      'Anreise, Unterkunft und Versicherung Ihrer Gäste',
      'Lizenzgebühren, etwa an die GEMA, für Musik und Filme, die Sie mitbringen',
    ],
  },
  binding: {
    heading: 'Gültigkeit des Angebots',
    binding: (until) =>
      `Dieses Angebot ist bis ${until} (Ortszeit Frankfurt) verbindlich. Bis dahin halten wir Ihnen den Termin frei.`,
    first: 'Sie haben die erste Option auf diesen Termin.',
    challenged: (until) =>
      `Ein anderer Kunde möchte diesen Termin fest buchen. Bitte entscheiden Sie sich bis ${until} (Ortszeit Frankfurt). Danach enden Ihre Option und dieses Angebot.`,
    waiting: (rank) =>
      `Sie haben die ${rank}. Option: Ein anderer Kunde hat Vorrang. Dieses Angebot ist freibleibend, bis Sie auf die erste Option nachrücken. Ihr Platz bleibt Ihnen erhalten, und sobald Sie nachgerückt sind, melden wir uns bei Ihnen.`,
    withoutOption:
      'Dieses Angebot ist freibleibend: Der Termin ist nicht für Sie reserviert. Wenn Sie eine Reservierung wünschen, sprechen Sie uns bitte auf eine Option an.',
    booked:
      'Der Raum ist bereits fest für Sie gebucht. Mit der Annahme beauftragen Sie die Leistungen dieses Angebots zu den genannten Preisen.',
    taken:
      'Ein anderer Kunde hat den Raum für diese Zeit fest gebucht. Dieses Angebot kann deshalb nicht mehr angenommen werden.',
    accepted: 'Dieses Angebot ist angenommen, und die Buchung ist fest.',
    decided: 'Über dieses Angebot ist bereits entschieden.',
  },
  terms: {
    heading: 'AGB',
    version: (version) => `Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung ${version}.`,
    sample: 'Diese Bedingungen sind ein Muster für die Demonstration und rechtlich ohne Wirkung.',
    none: 'Unsere Allgemeinen Geschäftsbedingungen erhalten Sie vor der Annahme.',
    read: 'Allgemeine Geschäftsbedingungen lesen',
  },
  accept: {
    heading: 'Angebot annehmen',
    how: 'Mit der Annahme ist Ihre Buchung sofort verbindlich. Sie erhalten eine Bestätigung per E-Mail mit diesem Angebot als PDF.',
    howBooked:
      'Ihr Raum ist fest gebucht. Mit der Annahme beauftragen Sie die Leistungen dieses Angebots verbindlich. Sie erhalten eine Bestätigung per E-Mail mit diesem Angebot als PDF.',
    ...{ name: 'Ihr Name', position: 'Ihre Funktion', company: 'Unternehmen', billingAddress: 'Rechnungsanschrift' },
    orderNumber: 'Ihre Bestellnummer',
    optional: 'freiwillig',
    terms: (version) =>
      `Ich nehme dieses Angebot für das Unternehmen an und stimme den Allgemeinen Geschäftsbedingungen in der Fassung ${version} zu.`,
    code: 'Sechsstelliger Code',
    sendCode: 'Code anfordern',
    codeHint: (address) => `Damit nur Sie dieses Angebot annehmen können, senden wir einen Code an ${address}.`,
    codeSent: (address) => `Wir haben einen Code an ${address} gesendet. Er gilt 15 Minuten.`,
    codeAgain: (seconds) => `In ${counted(seconds, 'Sekunde', 'Sekunden')} können Sie einen neuen Code anfordern.`,
    wrongCode: 'Dieser Code ist falsch oder abgelaufen.',
    button: (gross) => `Verbindlich buchen für ${gross}`,
    private:
      'Als Privatperson nehmen Sie das Angebot an, indem Sie auf unsere E-Mail antworten, zum Beispiel mit „Ich nehme das Angebot an“. Wir bestätigen Ihnen dann die Buchung.',
    waiting: 'Sie können das Angebot annehmen, sobald Sie auf die erste Option nachgerückt sind.',
    withoutOption:
      'Dieses Angebot kann hier nicht angenommen werden. Sprechen Sie uns bitte auf eine Option an: Dann erhalten Sie ein verbindliches Angebot.',
    noTerms: 'Dieses Angebot kann hier noch nicht angenommen werden. Bitte antworten Sie auf unsere E-Mail.',
    readOnly: 'Sie lesen eine Kopie des Angebots. Annehmen kann es nur die Person, der wir es gesendet haben.',
  },
  decline: {
    heading: 'Angebot ablehnen',
    intro:
      'Bitte nennen Sie uns den Grund, damit wir besser werden. Danach können Sie dieses Angebot nicht mehr annehmen.',
    reason: 'Grund',
    button: 'Angebot ablehnen',
    done: 'Sie haben das Angebot abgelehnt. Danke für Ihre Rückmeldung.',
  },
  wish: {
    heading: 'Änderung anfragen',
    intro: 'Teilen Sie uns mit, was anders sein soll. Wir prüfen Ihren Wunsch und senden Ihnen eine neue Version.',
    ...{
      guests: 'Anzahl der Gäste',
      startsAt: 'Beginn',
      endsAt: 'Ende',
      lines: 'Leistungen',
      message: 'Ihre Nachricht',
    },
    preview: (gross) =>
      `Mit diesen Änderungen läge der Gesamtbetrag bei etwa ${gross} inkl. USt. Verbindlich ist erst unsere nächste Version.`,
    button: 'Wunsch senden',
    done: 'Vielen Dank. Ihr Wunsch ist bei uns eingegangen, Sie erhalten eine neue Version.',
  },
  colleague: {
    heading: 'Für Kolleginnen und Kollegen',
    intro: 'Über diesen Link kann das Angebot gelesen, aber weder angenommen noch abgelehnt werden.',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    mail: 'Mit meinem E-Mail-Programm senden',
    subject: (number) => `Angebot ${number}`,
    body: 'Das Angebot finden Sie hier:',
  },
  receipt: {
    title: 'Ihre Buchung ist verbindlich',
    text: (venue, day) => `${venue} ist am ${day} fest für Sie gebucht. Vielen Dank!`,
    mail: 'Das angenommene Angebot erhalten Sie als PDF per E-Mail. Bitte bewahren Sie es auf.',
    ...{
      acceptedAt: 'Angenommen am',
      by: 'Angenommen von',
      orderNumber: 'Ihre Bestellnummer',
      total: 'Gesamtbetrag inkl. USt.',
    },
    sha256: 'Prüfsumme der PDF-Datei (SHA-256)',
    sha256Note: 'Sie belegt, dass die PDF-Datei unverändert ist.',
  },
  changes: { heading: 'Änderungen gegenüber der vorigen Version' },
  pdf: { button: 'Als PDF herunterladen' },
  gone: {
    expired: (number, venue, day) => ({
      title: `Angebot ${number} ist abgelaufen`,
      text: `Das Angebot für ${venue} am ${day} galt so lange wie Ihre Option, und diese ist beendet. Wenn Sie weiterhin Interesse haben, melden Sie sich bitte: Wir prüfen, ob der Tag noch frei ist.`,
    }),
    withdrawn: (number, venue, day) => ({
      title: `Angebot ${number} gilt nicht mehr`,
      text: `Wir haben das Angebot für ${venue} am ${day} zurückgezogen. Falls Sie damit nicht gerechnet haben, melden Sie sich bitte bei uns.`,
    }),
    superseded: (number, venue, day) => ({
      title: `Zu Angebot ${number} gibt es eine neuere Version`,
      text: `Diese Version des Angebots für ${venue} am ${day} wurde durch eine neuere ersetzt und kann nicht mehr angenommen werden.`,
    }),
    taken: (number, venue, day) => ({
      title: 'Dieser Termin ist vergeben',
      text: `${venue} ist am ${day} inzwischen fest gebucht. Angebot ${number} kann deshalb nicht mehr angenommen werden. Das tut uns leid, gern finden wir mit Ihnen einen anderen Tag.`,
    }),
  },
  goneNext: 'Zur neueren Version',
  freeDays: { heading: 'Nächste freie Tage', none: 'Gern suchen wir mit Ihnen einen anderen Tag.' },
  contact: (phone, email) => `Rufen Sie uns an unter ${phone} oder schreiben Sie an ${email}.`,
  notFound: {
    title: 'Dieses Angebot ist nicht zu finden',
    text: 'Der Link ist unvollständig, oder das Angebot wurde mit der Anfrage gelöscht. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail oder fragen Sie uns.',
  },
} satisfies PageTexts;
