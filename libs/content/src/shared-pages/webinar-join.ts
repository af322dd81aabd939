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
      title: 'Die Tür öffnet bald.',
      lead: 'Ihr Zugang gilt. Kommen Sie mit demselben Link zehn Minuten vor Beginn wieder, dann geht es von hier in den Raum.',
    },
    open: { title: 'Die Tür ist offen.', lead: 'Das Webinar hat einen Raum für Sie. Treten Sie ein.' },
    entered: {
      title: 'Sie sind dabei.',
      lead: 'Wir bringen Sie in den Raum des Webinars.',
      link: 'Weiter in den Raum',
    },
    elsewhere: {
      title: 'Ihr Zugang ist schon in Gebrauch.',
      lead: 'Ein anderes Gerät ist mit diesem Link im Webinar. Möchten Sie hier weitermachen, dann zieht der Zugang auf dieses Gerät um.',
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
      title: 'Dieser Zugang gilt nicht.',
      lead: 'Der Link ist unvollständig oder gehört zu keinem Platz. Öffnen Sie ihn noch einmal aus der E-Mail, die wir Ihnen geschickt haben.',
    },
    failed: {
      title: 'Das hat nicht geklappt.',
      lead: 'Wir konnten Ihren Zugang gerade nicht prüfen. Bitte laden Sie die Seite in einem Augenblick neu.',
    },
    rows: { date: 'Termin', opens: 'Einlass ab' },
    clock: 'Uhr',
    enter: 'Jetzt eintreten',
    move: 'Auf dieses Gerät umziehen',
    contact: 'Kontakt aufnehmen',
    signUp: 'Zum Webinar anmelden',
    picture: {
      id: 'studio-operator',
      alt: 'Blick über die Schulter einer Sendekamera auf das Pult des Studios.',
    },
  },
} as const satisfies PageContent;
