import type { WebinarAnswer } from '@mainstage/contracts/answers';
import { fullDateText, fullGermanDateText } from '@mainstage/contracts/date-text';
import type { Language } from '@mainstage/contracts/language';
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
    clock: 'Uhr',
    home: 'Zur Startseite',
    events: 'Business-Events ansehen',
    picture: {
      id: 'skyline-stage-panel',
      alt: 'Vier Sessel und Kameras auf der Skyline-Bühne, grünes Licht wie von einem Polarlicht.',
    },
  },
} as const satisfies PageContent;

/** The English version of the page. */
const webinarConfirmationInEnglish = {
  ...webinarConfirmation,
  lang: 'en',
  head: {
    ...webinarConfirmation.head,
    title: 'Your registration for the LED wall webinar',
    description: 'We have received your registration for the LED wall webinar.',
  },
  copy: {
    confirmed: {
      kicker: 'LED wall webinar',
      title: 'You are registered.',
      lead: 'Your registration was successful and your seat is reserved.',
      mail: 'We are sending you your personal link by email, with an entry for your calendar. Please check your spam folder too.',
    },
    provisional: {
      kicker: 'LED wall webinar',
      title: 'Almost there.',
      lead: 'A lot of people are registering right now. We are holding a seat for you for 24 hours.',
      mail: 'We have sent you an email: open the link in it and confirm your seat. Please check your spam folder too.',
    },
    received: {
      kicker: 'LED wall webinar',
      title: 'We have your registration.',
      lead: 'Thank you. We are checking your registration.',
      mail: 'We will let you know by email whether you have a seat.',
    },
    waitlisted: {
      kicker: 'LED wall webinar',
      title: 'You are on the waiting list.',
      lead: 'All seats are taken at the moment. We have put you on the waiting list.',
      mail: 'You will receive an email about your place on the waiting list. As soon as a seat becomes free, we will get in touch.',
    },
    rows: {
      date: 'Date',
      time: 'Time',
      place: 'Place',
      placeText: 'Live online, in German',
      size: 'Participants',
      sizeText: 'Up to {seats} participants',
      who: 'Registered',
    },
    clock: '(Frankfurt time)',
    home: 'Go to the home page',
    events: 'See the business events (in German)',
    picture: {
      ...webinarConfirmation.copy.picture,
      alt: 'Four armchairs and cameras on the Skyline stage, lit in the green of an aurora.',
    },
  },
} as const satisfies PageContent;

export const webinarConfirmations = { de: webinarConfirmation, en: webinarConfirmationInEnglish } as const;

/** The day of the webinar as text. @param day `YYYY-MM-DD` */
export const confirmationDay: Readonly<Record<Language, (day: string) => string>> = {
  de: fullGermanDateText,
  en: (day) => fullDateText(day, { weekday: 'long' }),
};

/** Outcome that selects the text. */
export type SignUpOutcome = 'confirmed' | 'provisional' | 'received' | 'waitlisted';

export function signUpOutcome({ status, provisional }: Pick<WebinarAnswer, 'status' | 'provisional'>): SignUpOutcome {
  return provisional ? 'provisional' : status;
}

/** Address of the page after a sign-up, in the language of the registrant (rule visitor.language). */
export function confirmationAddress(outcome: SignUpOutcome, language: Language): string {
  const query = [
    ...(outcome === 'confirmed' ? [] : [`status=${outcome}`]),
    ...(language === webinarConfirmation.lang ? [] : [`lang=${language}`]),
  ];
  return query.length > 0 ? `${webinarConfirmation.path}?${query.join('&')}` : webinarConfirmation.path;
}
