import type { Language } from '@mainstage/contracts/language';

/** Shown at the submit button after the notice of a failure has closed. */
export const notSentYet = {
  en: 'Not confirmed yet. What you typed is still here, and sending it again does not send it twice.',
  de: 'Noch nicht bestätigt. Ihre Angaben sind noch da, und erneutes Senden schickt sie nicht doppelt.',
} as const satisfies Record<Language, string>;
