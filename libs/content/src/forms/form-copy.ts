import type { Language } from '@mainstage/contracts/language';

/** The words of each consent text that link to the privacy policy. */
export const privacyWords = { en: 'privacy policy', de: 'Datenschutzerklärung' } satisfies Record<Language, string>;

export const privacyPaths = { en: '/privacy', de: '/datenschutz' } satisfies Record<Language, string>;

export const requiredHint = {
  en: 'Fields marked * are required.',
  de: 'Mit * markierte Felder sind Pflichtfelder.',
} satisfies Record<Language, string>;

export const newTabHint = { en: 'opens in a new tab', de: 'öffnet in neuem Tab' } satisfies Record<Language, string>;

export const closeDialog = { en: 'Close', de: 'Schließen' } satisfies Record<Language, string>;
