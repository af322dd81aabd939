import type { OfferContent } from '@mainstage/contracts/offers/offer';
import type { Language } from '@mainstage/contracts/language';
import { venueName } from '@mainstage/venues/facts/display-names';
import { draftFormat } from '../draft/draft-format';
import { draftTextsDe } from '../draft/draft-texts.de';
import { draftTextsEn } from '../draft/draft-texts.en';

interface LetterFacts {
  number: string;
  version: number;
  venue: string;
  day: string;
}

interface Letter {
  salutation: (name: string) => string;
  /** Goes on after a salutation: German sentences begin with a small letter there. */
  text: (facts: LetterFacts) => string;
}

const letters: Readonly<Record<Language, Letter>> = {
  en: {
    salutation: draftTextsEn.salutation,
    text: ({ number, version, venue, day }) =>
      `Please find here ${version === 1 ? `our offer ${number}` : `version ${version} of our offer ${number}, which replaces the one before,`} for ${venue} on ${day}. The page shows all details, and you can answer us there:`,
  },
  de: {
    salutation: draftTextsDe.salutation,
    text: ({ number, version, venue, day }) =>
      `hier finden Sie ${version === 1 ? `unser Angebot ${number}` : `Version ${version} unseres Angebots ${number}, die die vorige ersetzt,`} für ${venue} am ${day}. Auf der Seite stehen alle Einzelheiten, und Sie können uns dort antworten:`,
  },
};

interface LetterOptions {
  number: string;
  version: number;
  link: string;
  /** Whether it is the beginning of the answer, which has a salutation. */
  begins: boolean;
}

/** The lines of an answer that send an offer, in the language of the client; whether it can be accepted is said on its page. */
export function offerLetter(
  { language, client, venue, day }: OfferContent,
  { number, version, link, begins }: LetterOptions,
): string {
  const { salutation, text } = letters[language];
  const words = text({ number, version, venue: venueName(venue), day: draftFormat(language).day(day) });
  const lines = begins
    ? `${salutation(client.name)}\n\n${words}`
    : `${words.charAt(0).toLocaleUpperCase(language)}${words.slice(1)}`;
  return `${lines}\n${link}`;
}
