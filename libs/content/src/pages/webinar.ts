import { countGerman } from '../constants/figures';
import { webinarClaims, webinarFacts } from '../constants/webinar';
import type { PageContent } from '../site/page-content';

const { budgetEuro } = webinarFacts;

const timesAsMany = { 2: 'doppelt', 3: 'dreimal' } as const;

export const webinar = {
  path: '/webinar/led-wall',
  lang: 'de',
  head: {
    title: 'LED-Wall-Webinar: kostenfrei und live',
    name: 'LED-Wall-Webinar',
    description: `In einer Stunde wissen Sie, was eine LED-Wall leistet, was sie kostet und wann sie sich rechnet. Live und kostenfrei.`,
    keywords: ['LED-Wall', 'Webinar', 'Eventtechnik', 'LED-Wall Kosten', 'Frankfurt'],
    robots: 'index, follow',
    picture: 'led-tiles',
  },
  copy: {
    bar: { label: 'Live-Webinar', free: '100 % kostenfrei', action: 'Platz sichern' },
    hero: {
      kicker: 'Live-Webinar für Eventverantwortliche',
      title: 'Die Wand, die Ihr Event trägt.',
      lead: 'In einer Stunde wissen Sie, was eine LED-Wall leistet, was sie kostet und wann sie sich rechnet. Mit Blick hinter die Bühne, ohne Verkaufsgespräch.',
      action: 'Kostenfrei anmelden',
      free: '100 % kostenfrei',
      picture: {
        id: 'led-tiles',
        alt: 'LED-Wand aus der Nähe, Fuge an Fuge, davor Ersatzkacheln auf ihrem Koffer.',
      },
    },
    benefits: {
      title: 'Was Sie mitnehmen',
      points: [
        {
          title: 'Klarheit vor dem Angebot',
          text: 'Sie lesen Pixelabstand, Helligkeit und Fläche wie ein Profi und erkennen, was Ihr Raum wirklich braucht.',
        },
        {
          title: 'Zahlen statt Bauchgefühl',
          text: 'Wir rechnen offen vor, welche Wirkung Sie mit welchem Budget erreichen und wo Geld ohne Wirkung bleibt.',
        },
        {
          title: 'Ideen, die morgen funktionieren',
          text: 'Drei Anwendungen aus dem laufenden Betrieb, mit Plan, Aufbauzeit und den Fehlern, die Sie sich sparen.',
        },
      ],
    },
    voices: {
      title: 'Stimmen aus dem Publikum',
      note: 'Beispielhafte Stimmen. Wir nennen Rolle und Branche, keine Namen.',
      items: [
        {
          quote: '„Nach einer Stunde konnte ich drei Angebote nebeneinanderlegen und wusste, welches ehrlich war.“',
          role: 'Leiterin Veranstaltungen',
          industry: 'Finanzdienstleistung',
        },
        {
          quote: '„Endlich sagt jemand, ab welcher Größe sich die Wand lohnt und ab wann eine Leinwand reicht.“',
          role: 'Leiter Marketing',
          industry: 'Technologie und IT',
        },
        {
          quote: '„Die Messung des Erfolgs haben wir gleich in unsere nächste Tagung übernommen.“',
          role: 'Projektleiterin Kongresse',
          industry: 'Gesundheit und Pharma',
        },
      ],
    },
    audience: {
      title: 'Für wen es sich lohnt',
      lines: [
        'Verantwortliche für Events und Kongresse, die ihre nächste Bühne planen',
        'Marketing- und Kommunikationsleitungen, die Marken im Raum zeigen',
        'Geschäftsführungen, die über ein Eventbudget entscheiden',
        'Agenturen, die ihren Kunden mehr als eine Leinwand anbieten',
      ],
      picture: {
        id: 'control-desk',
        alt: 'Mischpult mit leuchtenden Pegeln und Monitoren, dahinter unscharf die LED-Wand.',
      },
    },
    content: {
      title: 'Das erwartet Sie',
      points: [
        {
          title: 'Grundlagen der LED-Wall',
          text: 'Pixelabstand, Helligkeit, Blickwinkel: was die Begriffe für Ihr Publikum bedeuten.',
        },
        {
          title: 'Anwendungsfälle',
          text: 'Konferenz, Produktpremiere, Gala und Sendung: vier Bühnen, vier Arten von Bild.',
        },
        {
          title: 'Kosten und Wirkung',
          text: `Was mit einem Budget von ${countGerman(budgetEuro.min)} bis ${countGerman(budgetEuro.max)} EUR möglich ist, Posten für Posten.`,
        },
        {
          title: 'Erfolg live messen',
          text: 'Aufmerksamkeit, Fragen, Kontakte: Kennzahlen, die Sie noch während des Events sehen.',
        },
        {
          title: 'Tipps für mehr Effizienz',
          text: 'Inhalte, die sich mehrfach verwenden lassen, und Aufbauten, die in einer Stunde stehen.',
        },
      ],
    },
    steps: {
      title: 'In drei Schritten dabei',
      first: {
        title: 'E-Mail-Adresse eintragen',
        text: 'Vorname und E-Mail-Adresse genügen. Die Anmeldung dauert keine Minute.',
      },
      second: {
        title: 'Zugangslink erhalten',
        text: 'Ihr persönlicher Link kommt per E-Mail, dazu ein Eintrag für Ihren Kalender.',
      },
      third: {
        title: 'Um {time} Uhr live dabei sein',
        text: 'Öffnen Sie den Link und stellen Sie Ihre Fragen direkt an die Technik.',
      },
      action: 'Jetzt anmelden',
    },
    numbers: {
      title: 'Aus der Praxis',
      facts: [
        { value: `${webinarClaims.eventsAYear}+`, label: 'Events im Jahr' },
        { value: `${webinarClaims.recommendPercent} %`, label: 'Weiterempfehlung' },
        { value: timesAsMany[webinarClaims.leadsTimes], label: 'so viele Leads' },
      ],
    },
    closing: {
      action: 'Kostenfrei anmelden',
      picture: { id: 'studio-streaming', alt: '' },
    },
    privacy: {
      title: 'Ihre Daten',
      text: 'Wir verwenden Ihre Angaben nur, um das Webinar durchzuführen: für den Zugangslink, den Kalendereintrag und zwei Erinnerungen. Keine Weitergabe, keine Werbung. Mehr dazu in der',
      link: 'Datenschutzerklärung',
    },
  },
} as const satisfies PageContent;
