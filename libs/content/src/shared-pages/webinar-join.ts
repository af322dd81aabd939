import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';
import { placeholderPages } from '../site/placeholder-pages';

export const webinarJoin = {
  path: placeholderPages.webinarJoin,
  lang: 'de',
  head: {
    title: 'Zugang zum LED-Wall-Webinar',
    description: `Ihr persönlicher Zugang zum LED-Wall-Webinar von ${brand.name}.`,
    keywords: ['LED-Wall', 'Webinar', 'Zugang'],
    robots: 'noindex, follow',
    picture: 'studio-operator',
  },
  copy: {
    kicker: 'LED-Wall-Webinar',
    /** Until the server has sent the access state. */
    checking: { title: 'Einen Moment, bitte.', lead: 'Wir prüfen Ihren Zugang.' },
    early: {
      title: 'Der Einlass beginnt bald.',
      lead: 'Ihr Zugang ist gültig. Öffnen Sie diesen Link ab zehn Minuten vor Beginn noch einmal; er führt Sie dann ins Webinar.',
    },
    open: { title: 'Der Einlass hat begonnen.', lead: 'Sie können jetzt am Webinar teilnehmen.' },
    entered: {
      title: 'Sie sind dabei.',
      lead: 'Sie werden zum Webinar weitergeleitet.',
      link: 'Weiter zum Webinar',
    },
    elsewhere: {
      title: 'Ihr Zugang wird bereits verwendet.',
      lead: 'Mit diesem Link nimmt schon ein anderes Gerät teil. Wenn Sie hier weitermachen, wechselt der Zugang auf dieses Gerät.',
    },
    over: {
      title: 'Dieses Webinar ist vorbei.',
      lead: 'Schade, dass wir uns verpasst haben. Schreiben Sie uns, dann nennen wir Ihnen den nächsten Termin.',
    },
    returned: {
      title: 'Sie haben Ihren Platz freigegeben.',
      lead: 'Dieser Zugang gilt deshalb nicht mehr. Wenn es doch passt, melden Sie sich einfach neu an.',
    },
    invalid: {
      title: 'Dieser Zugang ist nicht gültig.',
      lead: 'Der Link ist unvollständig oder gehört zu keinem Platz. Öffnen Sie ihn noch einmal aus der E-Mail, die wir Ihnen geschickt haben.',
    },
    failed: {
      title: 'Das hat nicht geklappt.',
      lead: 'Wir konnten Ihren Zugang gerade nicht prüfen. Bitte laden Sie die Seite in einem Augenblick neu.',
    },
    rows: { date: 'Termin', opens: 'Einlass ab' },
    clock: 'Uhr',
    enter: 'Jetzt teilnehmen',
    move: 'Auf dieses Gerät wechseln',
    contact: 'Kontakt aufnehmen',
    signUp: 'Zum Webinar anmelden',
    picture: {
      id: 'studio-operator',
      alt: 'Blick über die Schulter einer Sendekamera auf das Pult des Studios.',
    },
  },
} as const satisfies PageContent;
