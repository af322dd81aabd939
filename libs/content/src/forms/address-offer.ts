import type { Language } from '../notices/notice';

/** Words beside an address that will hardly arrive as it is. */
export const addressOfferWords = {
  en: { domain: 'Did you mean', letters: 'Your address may also be', button: 'Yes, use it' },
  de: { domain: 'Meinten Sie', letters: 'Vielleicht lautet Ihre Adresse auch', button: 'Ja, übernehmen' },
} as const satisfies Record<Language, Record<string, string>>;
