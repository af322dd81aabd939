import { counted } from '@mainstage/contracts/counted';

/** Texts of the password form of a protected page (rule gate.password). */
export const gate = {
  title: 'Protected Page',
  text: 'Please enter the password to access this page',
  label: 'Password',
  submit: 'Access Page',
  submitting: 'Checking…',
  wrong: 'Incorrect password. Please try again.',
  network: 'We could not reach our server. Your password was not checked; please try again.',
  failed: 'Something went wrong on our side. Your password was not checked; please try again in a moment.',
  tooMany: (wait: string) => `Too many attempts. Please try again in ${wait}.`,
  waits: {
    seconds: (n: number) => counted(n, 'second', 'seconds'),
    minutes: (n: number) => counted(n, 'minute', 'minutes'),
    soon: 'a moment',
  },
  /** The stored token expired, or the password was changed. */
  ended:
    'Your access has ended: it expires after a while, or the password was changed. Please enter the current one; what you filled in on the page is kept.',
  opening: 'Opening the page …',
  unreached: {
    text: 'The page could not be loaded just now. Your access is kept.',
    retry: 'Try again',
  },
  withoutScript: 'This page needs JavaScript to check the password. Please switch it on.',
  hint: 'No password? Ask your contact here.',
  contact: 'Contact us',
  /** Audience, description and a neutral picture of each page. */
  pages: {
    'event-planners': {
      kicker: 'For Event Planners',
      about: 'The handbook for our clients: packages, menus, deadlines, and answers for the night before.',
      picture: { id: 'handbook-lanyards', alt: '' },
    },
    development: {
      kicker: 'For Property Owners',
      about:
        'What an event venue can make of empty floors, in figures, with a business case whose assumptions you can change yourself.',
      picture: { id: 'led-frame', alt: '' },
    },
  },
} as const;

/** Text for the waiting time. @param seconds of the server's `Retry-After` */
export function gateWait(seconds?: number): string {
  const { waits } = gate;
  if (seconds === undefined) return waits.soon;
  return seconds < 90 ? waits.seconds(Math.max(1, Math.ceil(seconds))) : waits.minutes(Math.ceil(seconds / 60));
}
