import type { LinkCopy } from './newsletter-link';

/** Link for signing up again. */
const further = { words: 'Zur Seite des Webinars', path: '/webinar/led-wall' };

const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es in einem Augenblick noch einmal.';

export const returnSeatCopy = {
  idle: {
    title: 'Platz freigeben',
    text: 'Mit einem Klick rückt die nächste Person auf der Warteliste nach. Ihr Zugangslink gilt dann nicht mehr.',
  },
  button: { idle: 'Platz jetzt freigeben', pending: 'Wird freigegeben...' },
  done: {
    title: 'Ihr Platz ist freigegeben',
    text: 'Vielen Dank, dass Sie Bescheid sagen. Wenn es doch noch passt, melden Sie sich einfach neu an.',
    further,
  },
  invalid: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Er ist unvollständig oder gehört zu keinem Platz. Öffnen Sie ihn noch einmal aus unserer E-Mail.',
    further,
  },
  failed,
} as const satisfies LinkCopy;

export const keepSeatCopy = {
  idle: {
    title: 'Platz bestätigen',
    text: 'Mit einem Klick gehört der Platz Ihnen. Ihr persönlicher Zugang kommt danach per E-Mail.',
  },
  button: { idle: 'Platz bestätigen', pending: 'Wird bestätigt...' },
  done: {
    title: 'Der Platz gehört Ihnen',
    text: 'Ihren Zugang und den Eintrag für den Kalender senden wir Ihnen per E-Mail.',
  },
  invalid: {
    title: 'Dieser Platz ist nicht mehr vorgemerkt',
    text: 'Die Frist ist abgelaufen, oder der Link ist unvollständig. Melden Sie sich gern neu an: Freie Plätze gibt es auf der Seite des Webinars.',
    further,
  },
  failed,
} as const satisfies LinkCopy;

export const releaseSignUpCopy = {
  idle: {
    title: 'Release this sign-up',
    text: 'It was quarantined as suspected spam. Once released, it gets a seat if one is free, or else a place on the waiting list, and the visitor is told by email.',
  },
  button: { idle: 'Release it', pending: 'Releasing...' },
  done: { title: 'The sign-up is released', text: 'The visitor gets the email now.' },
  invalid: { title: 'This link does not work', text: 'The link is incomplete, or the sign-up no longer exists.' },
  failed: 'That did not work. Please try again in a moment.',
} as const satisfies LinkCopy;

const furtherInEnglish = { words: 'To the webinar’s page (in German)', path: '/webinar/led-wall' };
const failedInEnglish = 'That did not work. Please try again in a moment.';

export const returnSeatCopyInEnglish = {
  idle: {
    title: 'Release your seat',
    text: 'One click, and the next person on the waiting list moves up. Your personal link then no longer works.',
  },
  button: { idle: 'Release my seat now', pending: 'Releasing...' },
  done: {
    title: 'Your seat is released',
    text: 'Thank you for telling us. If you can make it after all, just register again.',
    further: furtherInEnglish,
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It is incomplete or belongs to no seat. Please open it once more from our email.',
    further: furtherInEnglish,
  },
  failed: failedInEnglish,
} as const satisfies LinkCopy;

export const keepSeatCopyInEnglish = {
  idle: {
    title: 'Confirm your seat',
    text: 'One click, and the seat is yours. Your personal link then follows by email.',
  },
  button: { idle: 'Confirm my seat', pending: 'Confirming...' },
  done: {
    title: 'The seat is yours',
    text: 'We are sending you your link and the calendar entry by email.',
  },
  invalid: {
    title: 'This seat is no longer set aside',
    text: 'The time to confirm it is over, or the link is incomplete. You are welcome to register again: free seats are on the webinar’s page.',
    further: furtherInEnglish,
  },
  failed: failedInEnglish,
} as const satisfies LinkCopy;
