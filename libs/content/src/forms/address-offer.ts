import type { Language } from '@mainstage/contracts/language';

/** Texts of the suggestion for a probably mistyped email address. */
export const addressOfferWords = {
  en: { domain: 'Did you mean', letters: 'Your address may also be', button: 'Yes, use it' },
  de: { domain: 'Meinten Sie', letters: 'Vielleicht lautet Ihre Adresse auch', button: 'Ja, übernehmen' },
} as const satisfies Record<Language, Record<string, string>>;
