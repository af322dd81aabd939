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
    `Please find here our offer ${number} for ${venue} on ${day}. The page shows all details, and you can answer us there:`,
  de: ({ number, venue, day }) =>
    `Hier finden Sie unser Angebot ${number} für ${venue} am ${day}. Auf der Seite stehen alle Einzelheiten, und Sie können uns dort antworten:`,
};

/** The lines of an answer that send an offer, in the language of the client; whether it can be accepted is said on its page. */
export const offerLetter = (
  { language, venue, day }: OfferContent,
  { number, link }: { number: string; link: string },
): string => `${letters[language]({ number, venue: venueName(venue), day: draftFormat(language).day(day) })}\n${link}`;
