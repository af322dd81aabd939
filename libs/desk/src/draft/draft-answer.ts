import type { FactsDraft } from '@mainstage/contracts/desk/draft';
import type { Language } from '@mainstage/contracts/language';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { EntityManager } from 'typeorm';
import { leadFacts } from '../lead-facts/lead-facts';
import { type DraftFacts, draftFacts } from './draft-facts';
import type { AskedFact, DraftTexts } from './draft-texts';
import { draftTextsDe } from './draft-texts.de';
import { draftTextsEn } from './draft-texts.en';
import { missingFacts } from './missing-facts';

const draftTexts: Readonly<Record<Language, DraftTexts>> = { en: draftTextsEn, de: draftTextsDe };

export interface DraftOptions {
  /** Default: of the lead. */
  language?: Language;
  /** Address of the site. */
  origin: string;
  /** Whether missing prices are shown as samples. */
  samplePrices: boolean;
}

/**
 * Drafts an answer to a lead from the calendar and the facts of the venue (rule desk.draft). Nothing is stored or sent.
 * @throws LeadNotFound
 */
export async function draftAnswer(
  manager: EntityManager,
  leadId: string,
  { language, origin, samplePrices }: DraftOptions,
): Promise<FactsDraft> {
  const lead = await leadFacts(manager, leadId);
  const facts = await draftFacts(manager, lead, samplePrices);
  const chosen = language ?? lead.language;
  return { language: chosen, text: draftText(facts, chosen, origin), missing: missingFacts(facts) };
}

/** The text of a draft: paragraphs with an empty line between them. */
export function draftText(facts: DraftFacts, language: Language, origin: string): string {
  const texts = draftTexts[language];
  const { kind, name, tour, venue } = facts;
  const paragraphs = [
    [texts.salutation(name)],
    [texts.thanks[kind], ...(tour && kind === 'tour' ? [texts.tour(tour.day, tour.time)] : [])],
    ownSentences(facts, texts),
    placeSentences(facts, texts),
    fitSentences(facts, texts),
    priceSentences(facts, texts),
    venue === null ? [] : [texts.link(`${origin}/venues/${venue}`)],
    askSentences(facts, texts),
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

const ownSentences = ({ own }: DraftFacts, texts: DraftTexts): string[] =>
  own.map(({ venue, day, option }) =>
    option
      ? texts.option({ venue: venueName(venue), day, ...option })
      : texts.definite({ venue: venueName(venue), day }),
  );

function placeSentences({ venue, day, place, freeDays }: DraftFacts, texts: DraftTexts): string[] {
  if (venue === null) return [];
  const name = venueName(venue);
  const days = freeDays.length > 0 ? [texts.freeDays(freeDays, name)] : [];
  if (!place || day === null) return days;
  const at = { venue: name, day, hours: place.hours };
  if (place.state === 'free') return [texts.free({ ...at, hire: place.hire }), ...days];
  return [place.state === 'option' ? texts.underOption(at) : texts.taken(at), ...days];
}

function fitSentences({ venue, fit }: DraftFacts, texts: DraftTexts): string[] {
  if (venue === null || !fit) return [];
  const shown = { ...fit, venue: venueName(venue) };
  return [fit.fits ? texts.fits(shown) : texts.tooSmall(shown)];
}

function priceSentences({ venue, price, fit }: DraftFacts, texts: DraftTexts): string[] {
  // A price for a room that is too small would read as an offer of it.
  if (!price || fit?.fits === false) return [];
  const sentence =
    'estimate' in price
      ? texts.estimate(price.estimate)
      : texts.startingPrice({ venue: venueName(venue!), ...price.starting });
  return price.taxOpen ? [sentence, texts.tax] : [sentence];
}

function askSentences({ kind, venue, day, guests }: DraftFacts, texts: DraftTexts): string[] {
  if (kind !== 'contact') return [];
  const facts = { venue, day, guests };
  const asked = (Object.keys(facts) as AskedFact[]).filter((fact) => facts[fact] === null);
  return asked.length > 0 ? [texts.ask(asked)] : [];
}
