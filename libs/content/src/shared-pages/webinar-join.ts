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
    /** Until the access state is loaded. */
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

/** The English version of the page. */
export const webinarJoinInEnglish = {
  ...webinarJoin,
  lang: 'en',
  head: {
    ...webinarJoin.head,
    title: 'Join the LED wall webinar',
    description: `Your personal way into the LED wall webinar of ${brand.name}.`,
  },
  copy: {
    kicker: 'LED wall webinar',
    checking: { title: 'One moment, please.', lead: 'We are checking your link.' },
    early: {
      title: 'The doors open soon.',
      lead: 'Your link is valid. Open it again from ten minutes before the start; it then takes you to the webinar.',
    },
    open: { title: 'The doors are open.', lead: 'You can join the webinar now.' },
    entered: { title: 'You are in.', lead: 'We are taking you to the webinar.', link: 'Go to the webinar' },
    elsewhere: {
      title: 'Your link is in use.',
      lead: 'Another device has joined with this link. If you continue here, it moves to this device.',
    },
    over: {
      title: 'This webinar is over.',
      lead: 'Sorry we missed each other. Write to us, and we will tell you the next date.',
    },
    returned: {
      title: 'You have released your seat.',
      lead: 'This link therefore no longer works. If you can make it after all, just register again.',
    },
    invalid: {
      title: 'This link is not valid.',
      lead: 'It is incomplete or belongs to no seat. Please open it once more from the email that we sent you.',
    },
    failed: {
      title: 'That did not work.',
      lead: 'We could not check your link just now. Please reload the page in a moment.',
    },
    rows: { date: 'Date', opens: 'Doors open' },
    clock: '(Frankfurt time)',
    enter: 'Join now',
    move: 'Move to this device',
    contact: 'Contact us',
    signUp: 'Register for the webinar (in German)',
    picture: {
      ...webinarJoin.copy.picture,
      alt: 'A look over the shoulder of a broadcast camera at the studio’s desk.',
    },
  },
} as const satisfies PageContent;
