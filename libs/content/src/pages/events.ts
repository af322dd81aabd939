import { germanHours } from '../site/hours';
import { businessEventClaims } from '../constants/webinar';
import type { PageContent } from '../site/page-content';

export const events = {
  path: '/events',
  lang: 'de',
  head: {
    title: 'Business-Events für Entscheiderinnen und Entscheider',
    name: 'Business-Events',
    description:
      'Business Breakfasts, Leadership Labs, AI & Tech Conferences, Investment Roundtables und Industry Deep Dives in Frankfurt. Bewerben Sie sich um einen Platz.',
    keywords: ['Business-Events', 'Networking Frankfurt', 'Business Breakfast', 'Leadership', 'Roundtable'],
    robots: 'index, follow',
    picture: 'sky-lounge-reception',
  },
  copy: {
    hero: {
      kicker: 'Business-Events in Frankfurt',
      title: 'Die richtigen Menschen im richtigen Raum.',
      lead: 'Kleine Runden, klare Themen, kein Podium ohne Gespräch. Für Menschen, die Unternehmen führen und Entscheidungen verantworten.',
      action: 'Jetzt bewerben',
      picture: {
        id: 'sky-lounge-reception',
        alt: 'Sky Lounge bei Nacht: Stehtische mit Kerzen und Gläsern, dahinter die beleuchtete Bar.',
      },
    },
    benefits: {
      title: 'Was Sie davon haben',
      points: [
        {
          title: 'Gespräche auf Augenhöhe',
          text: 'Wir prüfen jede Bewerbung. Wer am Tisch sitzt, verantwortet Budget, Team oder Beteiligung.',
        },
        {
          title: 'Themen mit Substanz',
          text: 'Ein Impuls aus der Praxis, danach die Runde. Was gesagt wird, bleibt im Raum.',
        },
        {
          title: 'Kontakte, die bleiben',
          text: 'Wir stellen Sie gezielt vor und fragen nach, was daraus geworden ist.',
        },
      ],
    },
    voices: {
      title: 'Stimmen aus der Runde',
      note: 'Beispielhafte Stimmen. Wir nennen Rolle und Branche, keine Namen.',
      items: [
        {
          quote: '„Drei Gespräche an einem Morgen, für die ich sonst ein Quartal gebraucht hätte.“',
          role: 'Geschäftsführerin',
          industry: 'Beratung',
        },
        {
          quote: '„Die Gruppe ist klein genug, dass man ehrlich über Zahlen spricht.“',
          role: 'Finanzvorstand',
          industry: 'Konsumgüter und Medien',
        },
        {
          quote: '„Aus einem Frühstück wurde unser wichtigstes Pilotprojekt des Jahres.“',
          role: 'Leiterin Innovation',
          industry: 'Technologie und IT',
        },
      ],
    },
    audience: {
      title: 'Wen wir einladen',
      lines: [
        'Geschäftsführungen und Vorstände',
        'Gründerinnen und Gründer wachsender Unternehmen',
        'Investorinnen und Investoren, Family Offices',
        'Bereichsleitungen aus Technologie, Personal und Strategie',
      ],
      picture: {
        id: 'directors-morning',
        alt: 'Runder Tisch in einem grünen Raum mit Ringleuchte, hinter den Fenstern die Skyline.',
      },
    },
    formats: {
      title: 'Fünf Formate',
      points: [
        { title: 'Business Breakfasts', text: 'Der Tag beginnt mit zwölf Menschen, einem Thema und gutem Kaffee.' },
        { title: 'Leadership Labs', text: 'Ein Nachmittag, ein echter Fall aus der Runde, eine Entscheidung am Ende.' },
        { title: 'AI & Tech Conferences', text: 'Anwendungen, die im Betrieb laufen, auf der großen Bühne gezeigt.' },
        {
          title: 'Investment Roundtables',
          text: 'Kapital und Unternehmen an einem Tisch, vorbereitet und vertraulich.',
        },
        { title: 'Industry Deep Dives', text: 'Eine Branche, ein Abend, die Tiefe, für die sonst die Zeit fehlt.' },
      ],
    },
    steps: {
      title: 'In drei Schritten dabei',
      steps: [
        {
          title: 'Registrierung und Bewerbung',
          text: 'Sie nennen uns Ihr Unternehmen und das Format, das Sie interessiert.',
        },
        {
          title: 'Qualifizierung und Bestätigung',
          text: 'Wir prüfen, in welche Runde Sie passen, und bestätigen Ihnen den Platz persönlich.',
        },
        { title: 'Teilnahme', text: 'Sie kommen, wir stellen Sie vor. Den Rest übernimmt der Raum.' },
      ],
      action: 'Bewerbung beginnen',
    },
    numbers: {
      title: 'Was daraus wird',
      facts: [
        { value: `${businessEventClaims.connectionsAYear}+`, label: 'Kontakte im Jahr' },
        { value: `${businessEventClaims.recommendPercent} %`, label: 'Weiterempfehlung' },
        { value: `${businessEventClaims.volumeMillionEuro} Mio.+`, unit: 'EUR', label: 'Geschäftsvolumen' },
      ],
    },
    closing: {
      title: 'Ihr Platz in der Runde.',
      lead: `Die Bewerbung ist unverbindlich. Wir melden uns innerhalb ${germanHours.reply} bei Ihnen.`,
      action: 'Jetzt bewerben',
      picture: { id: 'rooftop-dusk', alt: '' },
    },
  },
} as const satisfies PageContent;
