import type { Language } from '@mainstage/contracts/language';
import type { FilledTextBlock, Placeholder } from '@mainstage/contracts/desk/text-blocks';
import { venueName } from '@mainstage/venues/facts/display-names';
import { leadReference } from '@mainstage/leads/lead-id';
import type { EntityManager } from 'typeorm';
import { canBeHeld } from '../draft/draft-facts';
import { draftFormat } from '../draft/draft-format';
import { type LeadFacts, leadFacts } from '../lead-facts/lead-facts';
import { layoutNameIn } from './layout-name';
import { fillPlaceholders } from './placeholders';
import { listTextBlocks } from './text-blocks';

/**
 * The text blocks with their placeholders filled from the facts of a lead.
 * @param origin origin of the site
 * @throws LeadNotFound
 */
export async function filledTextBlocks(
  manager: EntityManager,
  leadId: string,
  origin: string,
): Promise<FilledTextBlock[]> {
  const facts = await leadFacts(manager, leadId);
  const blocks = await listTextBlocks(manager);
  const holds = !blocks.some(({ onlyIfFree }) => onlyIfFree) || (await canBeHeld(manager, facts));
  return blocks.map(({ id, title, language, place, text, onlyIfFree }) => ({
    ...{ id, title, language, place, withheld: onlyIfFree && !holds },
    ...fillPlaceholders(text, placeholderFacts(facts, language, origin)),
  }));
}

function placeholderFacts(
  { lead, venue, day, guests, layout }: LeadFacts,
  language: Language,
  origin: string,
): Record<Placeholder, string | null> {
  const format = draftFormat(language);
  return {
    name: lead.name || null,
    venue: venue && venueName(venue),
    day: day && format.day(day),
    guests: guests === null ? null : format.number(guests),
    layout: layout && layoutNameIn(language, layout),
    reference: leadReference(lead.leadId),
    link: venue && `${origin}/venues/${venue}`,
  };
}
