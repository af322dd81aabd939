import { confirmationLinkDays, type Period, retention } from '../constants/retention';
import { open, type TextSection } from '../legal/text';
import type { PageContent } from '../site/page-content';

type Unit = 'seconds' | 'minutes' | 'hours' | 'day' | 'days' | 'months';

const units: Record<Unit, string> = {
  seconds: 'Sekunden',
  minutes: 'Minuten',
  hours: 'Stunden',
  day: 'Tag',
  days: 'Tage',
  months: 'Monate',
};

/** A period in German words, as in „24 Monate“. */
const period = (of: Period): string => {
  const [count = '', unit] = of.split(' ') as [string, Unit];
  return `${count} ${units[unit]}`;
};

const sections = [
  {
    title: 'Wer verantwortlich ist',
    text: [
      [
        open('company'),
        ', ',
        open('address'),
        ', Deutschland. Zu allem auf dieser Seite schreiben Sie an ',
        open('email'),
        '.',
      ],
      ['Datenschutz: ', open('dataProtectionOfficer')],
    ],
  },
  {
    title: 'Die Website lesen',
    text: [
      'Seiten, Bilder, Filme und Schriften kommen von unserem eigenen Server; Ihr Browser ruft nichts bei Dritten ab. Beim Lesen werden keine Cookies gesetzt, und wir messen keine Besuche.',
      `Damit niemand ein Formular überfluten kann, zählt unser Server die Aufrufe je IP-Adresse. Die Adresse speichert er als Prüfsumme (Hash), aus der sich die Adresse nicht zurückrechnen lässt, und löscht sie wenige Minuten nach dem letzten Aufruf; gezählt wird über jeweils ${period(retention.rateLimit)}.`,
      'Unser Serverprotokoll enthält zu jeder Anfrage eine Nummer, ihre Art, ihr Ergebnis und ihre Dauer, aber keine IP-Adresse, keine Angaben zu Ihrem Browser und nichts, was Sie eingegeben haben.',
    ],
  },
  {
    title: 'Wenn eine Seite ausfällt',
    text: [
      'Tritt in Ihrem Browser ein Fehler auf, meldet er ihn unserem Server. Die Meldung enthält eine Nummer, die Sie auch sehen, die Adresse der Seite ohne den Teil hinter dem Fragezeichen, den gekürzten Fehlertext ohne Adressen und Zahlen und die Version der Website. Sie steht nur in dem oben beschriebenen Protokoll.',
    ],
  },
  {
    title: 'Was jedes Formular speichert',
    text: [
      'Wir speichern, was Sie eingeben, wann Sie es eingegeben haben und wie Sie uns gefunden haben: die erste Seite Ihres Besuchs, die Website, die darauf verwies, und deren Kampagne. Mit einer Nachricht oder einem Besichtigungswunsch speichern wir auch, was Sie auf unseren Seiten ausgewählt haben, etwa Raum, Tag und Zahl der Gäste.',
    ],
    lines: [
      'Newsletter: E-Mail-Adresse',
      'Kontakt: Vor- und Nachname, E-Mail-Adresse, gegebenenfalls Unternehmen, Nachricht',
      'Besichtigung: Name, E-Mail-Adresse, gewünschter Tag und Uhrzeit; gegebenenfalls Unternehmen, Telefon, Zahl der Gäste und weitere Angaben',
      'LED-Wall-Webinar: Vorname, E-Mail-Adresse, gewählter Termin; gegebenenfalls Telefon',
      'Business Events: Vor- und Nachname, E-Mail-Adresse, Unternehmen; gegebenenfalls Telefon, Position, Interesse und Nachricht',
    ],
  },
  {
    title: 'Rechtsgrundlagen',
    text: [
      'Kontakt und Besichtigung: um Ihnen zu antworten und einen Vertrag vorzubereiten (Art. 6 Abs. 1 lit. b DSGVO). Newsletter, Webinar und Business Events: Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), die Sie jederzeit für die Zukunft widerrufen können. Schutz vor Missbrauch und eine Website, die funktioniert: unser berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO).',
      'Sie müssen uns nichts mitteilen. Ohne die Angaben in den Pflichtfeldern können wir aber nicht antworten oder Sie nicht teilnehmen lassen. Keine Entscheidung über Sie beruht allein auf automatisierter Verarbeitung.',
    ],
  },
  {
    title: 'Nachweis der Einwilligung',
    text: [
      'Zu jedem Formular speichern wir, welches es war, welche Fassung des Textes dabeistand und wann Sie es gesendet haben. So können wir zeigen, worin Sie eingewilligt haben; mehr halten wir dafür nicht fest, auch nicht Ihre IP-Adresse.',
    ],
  },
  {
    title: 'Newsletter: zweifache Anmeldung',
    text: [
      `Nach der Anmeldung senden wir eine E-Mail mit einem Link, der ${confirmationLinkDays} Tage gilt. Erst wenn Sie dort auf die Schaltfläche klicken, beginnt das Abonnement; die E-Mail zu öffnen genügt nicht. Adresse, Fassung des Textes und die Zeiten beider Schritte sind unser Nachweis.`,
      'Jeder Newsletter enthält einen Link, der ihn sofort beendet.',
    ],
  },
  {
    title: 'E-Mails, die wir senden',
    text: [
      'Sie erhalten die E-Mails, die zu Ihrer Anfrage gehören: eine Bestätigung, einen Kalendereintrag, den Link zum Webinar und die Erinnerungen daran. Unser Vertrieb erhält eine Kopie dessen, was Sie gesendet haben. Zu jeder E-Mail halten wir fest, wann sie fällig war, wie oft ihr Versand versucht wurde und was der empfangende Server geantwortet hat, damit keine verloren geht oder doppelt ankommt.',
      'Senden wir Ihnen ein Angebot, hält dessen Seite fest, wann sie zum ersten Mal berührt, gescrollt oder mit einer Taste bedient wurde, damit unser Team weiß, dass sie vielleicht gelesen wurde. Das kann auch ein Programm gewesen sein, etwa ein E-Mail-Scanner; wer es war und mit welchem Gerät, hält die Seite nicht fest. Sie hält auch fest, wann das Angebot angenommen oder abgelehnt oder eine Änderung gewünscht wurde. Für die Annahme senden wir einen Code an die Adresse des Angebots.',
      `Damit niemand über unsere Formulare fremde Postfächer mit E-Mails überhäuft, halten wir für ${period(retention.mailboxAllowance)} fest, wann wegen eines Formulars dorthin geschrieben wurde.`,
      'Eingaben, die automatisch erzeugt wirken, bleiben erhalten und werden für unser Team gekennzeichnet; niemand wird ungesehen abgewiesen.',
      `Melden sich sehr viele gleichzeitig zum Webinar an, reservieren wir Ihren Platz für ${period(retention.provisionalSeat)}; in dieser Zeit bestätigen Sie ihn über den Link in unserer E-Mail. Ihr Zugangslink gilt auf einem Gerät; wir erkennen es an einer Zufallszahl, die wir so lange speichern wie die Anmeldung.`,
    ],
  },
  {
    title: 'Einmal gesendet, einmal gespeichert',
    text: [
      `Jedes Formular erhält eine Zufallszahl, damit ein zweiter Klick oder eine gestörte Verbindung nicht zu zwei Anfragen führt. Die Zahl bewahren wir ${period(retention.idempotencyKey)} auf, eine Prüfsumme des Inhalts ${period(retention.sameContent)}.`,
    ],
  },
  {
    title: 'Auf Ihrem eigenen Gerät',
    text: [
      [
        'Entwürfe von Formularen, Ihre Merkliste und Ihre Cookie-Einstellungen bleiben in Ihrem Browser, bis Sie sie senden, ändern oder löschen. Nichts davon wird automatisch an uns übermittelt. Die ',
        { label: 'Cookie-Richtlinie (englisch)', to: '/cookie-policy' },
        ' führt alles einzeln auf; Ihre Auswahl treffen Sie in den ',
        { label: 'Cookie-Einstellungen (englisch)', to: '/cookie-settings' },
        '.',
      ],
    ],
  },
  {
    title: 'Filme und Karten anderer Anbieter',
    text: [
      'Bevor Sie zustimmen, wird nichts von anderen Anbietern geladen. Soll ein Film im Player eines anderen Anbieters laufen, werden Sie vorher gefragt und erfahren, wer der Anbieter ist; erst dann verbindet sich Ihr Browser mit ihm und übermittelt ihm Ihre IP-Adresse. Links zu Karten, sozialen Netzwerken und Nachrichtendiensten sind einfache Links: Niemand erfährt davon, bevor Sie ihnen folgen. Den QR-Code auf der Kontaktseite erzeugen wir selbst.',
    ],
  },
  {
    title: 'Wie lange',
    text: [
      'Nach Ablauf dieser Fristen werden die Daten automatisch gelöscht; das wird stündlich geprüft. Daten, die zu einem Vertrag geführt haben, bleiben beim Vertrag.',
    ],
    rows: [
      {
        term: 'Nachrichten und Besichtigungswünsche',
        detail: `${period(retention.enquiries)} ab dem Tag, an dem Sie sie gesendet haben`,
      },
      {
        term: 'Anmeldungen zum Webinar',
        detail: `${period(retention.webinarDetails)} ab dem Webinar oder der Anmeldung, je nachdem, was später ist: dann wird alles außer Adresse, Termin und Nachweis der Einwilligung gelöscht`,
      },
      {
        term: 'Bewerbungen zu Business Events',
        detail: `${period(retention.applicationDetails)} ab dem Tag, an dem Sie sie gesendet haben: dann wird alles außer Adresse, Termin und Nachweis der Einwilligung gelöscht`,
      },
      {
        term: 'Angefragte oder reservierte Tage in unserem Kalender',
        detail: `${period(retention.bookingDetails)} ab diesem Tag: dann werden die Angaben zur anfragenden Person gelöscht; Raum und Uhrzeit bleiben`,
      },
      {
        term: 'Angebote, die Sie von uns erhalten haben',
        detail: `Solange wie Ihre Anfrage, höchstens ${period(retention.otherOffers)} ab dem Tag, an dem sie erstellt wurden; ein angenommenes Angebot mit seinem PDF ${period(retention.acceptedOffers)} ab der Annahme, weil Handelsbriefe aufzubewahren sind (§ 257 HGB), auch wenn alles andere über Sie gelöscht ist`,
      },
      {
        term: 'Adresse und Einwilligung zu Webinar und Business Event',
        detail: `${period(retention.consentEvidence)} ab dem Tag, an dem Sie sie gegeben haben, als Nachweis (Art. 7 Abs. 1 DSGVO)`,
      },
      {
        term: 'Newsletter, nie bestätigt',
        detail: `${period(retention.unconfirmedSubscription)} ab der letzten Anmeldung`,
      },
      {
        term: 'Newsletter, abonniert',
        detail: `Solange Sie ihn beziehen, und ${period(retention.endedSubscription)} darüber hinaus als Nachweis`,
      },
      {
        term: 'Vermerke zur Zustellung von E-Mails',
        detail: `${period(retention.deliveredMail)} ab Zustellung oder Ablehnung; die des Newsletters, solange das Abonnement besteht; wo unklar bleibt, ob eine E-Mail ankam, so lange wie die Anfrage, zu der sie gehört`,
      },
      { term: 'Nummer eines gesendeten Formulars', detail: period(retention.idempotencyKey) },
      { term: 'Prüfsumme eines Formulars', detail: period(retention.sameContent) },
      { term: 'E-Mails an ein Postfach', detail: period(retention.mailboxAllowance) },
    ],
  },
  {
    title: 'Wer Ihre Daten außerdem erhält',
    text: [
      'Wir verkaufen Ihre Daten nicht und geben sie nicht weiter. Zwei Unternehmen verarbeiten sie in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO):',
    ],
    rows: [
      { term: 'Server und Datenbank', detail: [open('hosting')] },
      { term: 'Zustellung der E-Mails', detail: [open('mailDelivery')] },
    ],
  },
  {
    title: 'Ihre Rechte',
    text: [
      [
        'Sie können Auskunft verlangen, Ihre Daten berichtigen, löschen oder ihre Verarbeitung einschränken lassen, ihre Herausgabe verlangen, der Verarbeitung widersprechen und Ihre Einwilligung für die Zukunft widerrufen (Art. 15 bis 21 DSGVO). Eine E-Mail an ',
        open('email'),
        ' genügt. Sie können sich auch bei einer Aufsichtsbehörde beschweren, zum Beispiel beim Hessischen Beauftragten für Datenschutz und Informationsfreiheit.',
      ],
      ['Wer wir sind, steht im ', { label: 'Impressum', to: '/imprint' }, '.'],
      ['This page in English: ', { label: 'Privacy', to: '/privacy' }, '.'],
    ],
  },
] as const satisfies readonly TextSection[];

/** The German text of /privacy, section by section; a spec compares the two. */
export const privacyGerman = {
  path: '/datenschutz',
  lang: 'de',
  head: {
    title: 'Datenschutz',
    description: 'Welche Daten diese Website speichert, warum, wie lange, und was Sie von uns verlangen können.',
    keywords: ['Datenschutz', 'Datenschutzerklärung'],
    robots: 'index, follow',
    picture: 'office-books',
  },
  copy: {
    title: 'Datenschutz',
    lead: 'Diese Website speichert, was Sie uns senden, und sonst wenig. Kein Konto, kein Tracking, keine Werbung, keine Dritten in Ihrem Browser.',
    sections,
  },
} as const satisfies PageContent;
