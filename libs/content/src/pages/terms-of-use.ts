import { brand } from '../site/brand';
import { bookingTermRows } from '../legal/booking-term-rows';
import { open, type TextSection } from '../legal/text';
import type { PageContent } from '../site/page-content';

const sections = [
  {
    title: '1. Anbieter und Geltungsbereich',
    text: [
      [
        'Anbieter dieser Website ist ',
        open('company'),
        ', ',
        open('address'),
        ', Deutschland. Weitere Angaben enthält das ',
        { label: 'Impressum', to: '/imprint' },
        '.',
      ],
      'Diese Bedingungen regeln allein die Nutzung der Website. Für die Anmietung von Räumen und für Veranstaltungsleistungen gelten ausschließlich die Vereinbarungen des jeweiligen Vertrags.',
    ],
  },
  {
    title: '2. Inhalte der Website',
    text: [
      'Wir stellen die Inhalte sorgfältig zusammen und berichtigen Fehler, sobald wir von ihnen erfahren. Flächen, Personenzahlen und technische Angaben beschreiben die übliche Nutzung; maßgeblich sind die Angaben im jeweiligen Angebot und die behördlichen Auflagen.',
      'Bilder und Pläne dienen der Veranschaulichung. Ausstattung und Einrichtung können davon abweichen.',
    ],
  },
  {
    title: '3. Anfragen, Angebote und Preise',
    text: [
      'Preise und Angebote auf dieser Website sind freibleibend und kein Angebot im rechtlichen Sinne. Mit dem Absenden eines Formulars oder einer E-Mail stellen Sie eine unverbindliche Anfrage; eine automatische Eingangsbestätigung ist keine Annahme.',
      'Ein Vertrag kommt erst zustande, wenn beide Seiten ihn in Textform schließen oder wir ein von Ihnen angenommenes Angebot bestätigen.',
    ],
  },
  {
    title: '4. Buchungen im Überblick',
    text: [
      'Diese Zahlen geben wieder, was wir bei der Anmietung üblicherweise vereinbaren. Maßgeblich ist der jeweilige Vertrag.',
    ],
    rows: bookingTermRows,
  },
  {
    title: '5. Webinare und Business-Events',
    text: [
      'Die Anmeldung zu Webinaren ist kostenfrei. Die Zahl der Plätze ist begrenzt; sind alle vergeben, nehmen wir Sie auf Wunsch in die Warteliste auf. Ihr Zugangslink ist persönlich und nicht zur Weitergabe bestimmt.',
      'Die Registrierung zu Business-Events ist eine Bewerbung. Ein Anspruch auf Teilnahme besteht erst mit unserer persönlichen Bestätigung.',
    ],
  },
  {
    title: '6. Pflichten der Nutzenden',
    text: [
      'Sie machen in Formularen wahrheitsgemäße Angaben und verwenden nur Kontaktdaten, über die Sie verfügen dürfen. Nicht gestattet sind insbesondere:',
    ],
    lines: [
      'automatisierte oder massenhafte Anfragen, die den Betrieb beeinträchtigen',
      'Versuche, Zugangsschutz zu umgehen oder auf fremde Daten zuzugreifen',
      'das Übermitteln rechtswidriger Inhalte oder von Schadsoftware',
    ],
  },
  {
    title: '7. Urheberrecht',
    text: [
      'Texte, Bilder, Pläne, Filme und die Gestaltung dieser Website sind urheberrechtlich geschützt. Sie dürfen sie für eigene Zwecke ansehen, speichern und ausdrucken, auch um eine Veranstaltung bei uns zu planen. Jede weitere Nutzung bedarf unserer vorherigen Zustimmung in Textform.',
    ],
  },
  {
    title: '8. Links auf andere Websites',
    text: [
      'Für Inhalte anderer Anbieter, auf die wir verlinken, sind allein diese verantwortlich. Bei der Verlinkung waren keine Rechtsverstöße erkennbar. Werden uns solche bekannt, entfernen wir den Link umgehend.',
    ],
  },
  {
    title: '9. Verfügbarkeit und Änderungen',
    text: [
      'Wir bemühen uns um einen ungestörten Betrieb, schulden ihn aber nicht. Wir dürfen die Website jederzeit ändern, ergänzen oder zeitweise einstellen, etwa zur Wartung.',
    ],
  },
  {
    title: '10. Haftung',
    text: [
      'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz sowie im Umfang einer übernommenen Garantie.',
      'Bei einfach fahrlässiger Verletzung einer wesentlichen Vertragspflicht ist die Haftung auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Wesentlich ist eine Pflicht, deren Erfüllung die ordnungsgemäße Durchführung erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. Im Übrigen ist die Haftung für einfache Fahrlässigkeit ausgeschlossen.',
    ],
  },
  {
    title: '11. Datenschutz',
    text: [
      [
        'Welche Daten wir verarbeiten und wie lange, steht auf der Seite ',
        { label: 'Datenschutz', to: '/datenschutz' },
        '. Was diese Website auf Ihrem Gerät ablegt, steht auf der Seite ',
        { label: 'Cookie-Richtlinie', to: '/cookie-policy' },
        ' (englisch).',
      ],
    ],
  },
  {
    title: '12. Schlussbestimmungen',
    text: [
      'Es gilt das Recht der Bundesrepublik Deutschland unter Ausschluss des UN-Kaufrechts. Zwingende Verbraucherschutzvorschriften des Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben unberührt.',
      'Sind Sie Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist Frankfurt am Main Gerichtsstand.',
      'Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. An die Stelle der unwirksamen Bestimmung treten die gesetzlichen Vorschriften.',
    ],
  },
  {
    title: '13. Kontakt',
    text: [
      [
        'Fragen zu diesen Bedingungen beantworten wir unter ',
        open('email'),
        ' oder ',
        open('phone'),
        '. Angebote erstellt ',
        open('salesEmail'),
        '.',
      ],
    ],
  },
] as const satisfies readonly TextSection[];

export const termsOfUse = {
  path: '/terms-of-use',
  lang: 'de',
  head: {
    title: 'Nutzungsbedingungen',
    description: `Bedingungen für die Nutzung der Website von ${brand.name}.`,
    keywords: ['Nutzungsbedingungen', 'Website', 'Haftung', 'Urheberrecht'],
    robots: 'index, follow',
    picture: 'signed-papers',
  },
  copy: {
    title: 'Nutzungsbedingungen',
    lead: 'Sie gelten für den Besuch dieser Website und für die Anfragen, die Sie darüber stellen. Es handelt sich um eine allgemeine Fassung, die der Betreiber vor der Veröffentlichung prüfen lässt und durch seine eigene ersetzt.',
    sections,
  },
} as const satisfies PageContent;
