import type { WebinarAnswer } from '@mainstage/contracts/answers';
import type { PageContent } from '../site/page-content';

export const webinarConfirmation = {
  path: '/webinar/confirmation',
  lang: 'de',
  head: {
    title: 'Anmeldung zum LED-Wall-Webinar',
    description: 'Ihre Anmeldung zum LED-Wall-Webinar ist eingegangen.',
    keywords: ['LED-Wall', 'Webinar', 'Anmeldung'],
    robots: 'noindex, follow',
    picture: 'volume-aurora',
  },
  copy: {
    confirmed: {
      kicker: 'LED-Wall-Webinar',
      title: 'Sie sind dabei.',
      lead: 'Ihre Anmeldung war erfolgreich, Ihr Platz ist reserviert.',
      mail: 'Ihre Zugangsdaten erhalten Sie per E-Mail, zusammen mit einem Eintrag für Ihren Kalender. Bitte prüfen Sie auch den Spam-Ordner.',
    },
    provisional: {
      kicker: 'LED-Wall-Webinar',
      title: 'Fast geschafft.',
      lead: 'Zurzeit melden sich sehr viele an. Ihr Platz ist 24 Stunden für Sie vorgemerkt.',
      mail: 'Wir haben Ihnen eine E-Mail gesendet: Öffnen Sie den Link darin und bestätigen Sie Ihren Platz. Bitte prüfen Sie auch den Spam-Ordner.',
    },
    received: {
      kicker: 'LED-Wall-Webinar',
      title: 'Ihre Anmeldung ist eingegangen.',
      lead: 'Vielen Dank. Wir prüfen Ihre Anmeldung.',
      mail: 'Sie hören per E-Mail von uns, ob Sie einen Platz haben.',
    },
    waitlisted: {
      kicker: 'LED-Wall-Webinar',
      title: 'Sie stehen auf der Warteliste.',
      lead: 'Alle Plätze sind im Moment vergeben. Ihre Anmeldung ist auf der Warteliste vorgemerkt.',
      mail: 'Eine Bestätigung der Warteliste erhalten Sie per E-Mail. Sobald ein Platz frei wird, melden wir uns bei Ihnen.',
    },
    rows: {
      date: 'Datum',
      time: 'Uhrzeit',
      place: 'Ort',
      placeText: 'Live online',
      size: 'Teilnehmende',
      sizeText: 'Bis zu {seats} Teilnehmende',
      who: 'Angemeldet',
    },
    until: 'bis',
    clock: 'Uhr',
    home: 'Zur Startseite',
    events: 'Business-Events ansehen',
    picture: {
      id: 'skyline-stage-panel',
      alt: 'Vier Sessel und Kameras auf der Skyline-Bühne, grünes Licht wie von einem Polarlicht.',
    },
  },
} as const satisfies PageContent;

/** Outcome that selects the text. */
export type SignUpOutcome = 'confirmed' | 'provisional' | 'received' | 'waitlisted';

export function signUpOutcome({ status, provisional }: Pick<WebinarAnswer, 'status' | 'provisional'>): SignUpOutcome {
  return provisional ? 'provisional' : status;
}
