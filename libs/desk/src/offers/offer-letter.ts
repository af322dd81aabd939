import type { OfferContent } from '@mainstage/contracts/offers/offer';
import type { Language } from '@mainstage/contracts/language';
import { venueName } from '@mainstage/venues/facts/display-names';
import { draftFormat } from '../draft/draft-format';

interface LetterFacts {
  number: string;
  venue: string;
  day: string;
}

const letters: Readonly<Record<Language, (facts: LetterFacts) => string>> = {
  en: ({ number, venue, day }) =>
    `Please find here our offer ${number} for ${venue} on ${day}. On this page you can accept it, choose optional services or ask for a change:`,
  de: ({ number, venue, day }) =>
    `Hier finden Sie unser Angebot ${number} für ${venue} am ${day}. Auf dieser Seite können Sie es annehmen, Leistungen dazuwählen oder eine Änderung wünschen:`,
};

/** The lines of an answer that send an offer, in the language of the client. */
export const offerLetter = (
  { language, venue, day }: OfferContent,
  { number, link }: { number: string; link: string },
): string => `${letters[language]({ number, venue: venueName(venue), day: draftFormat(language).day(day) })}\n${link}`;
