import { hireHours } from '@mainstage/calendar/days/hours';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { suggestedContent } from '@mainstage/offers/suggested-content';
import type { EntityManager } from 'typeorm';
import { estimateChoices } from '../documents/estimate-choices';
import { leadFacts } from '../lead-facts/lead-facts';
import { OfferRefused } from './offer-errors';
import { newestTerms, type OfferSettings } from './offer-settings';

/**
 * Content of a first version: facts of the lead, hours of its own booking, and lines of its estimate.
 * @throws LeadNotFound, OfferRefused if the lead names no venue or day
 */
export async function firstContent(
  manager: EntityManager,
  leadId: string,
  settings: OfferSettings,
): Promise<OfferContent> {
  const facts = await leadFacts(manager, leadId);
  const { lead, venue, day, language, guests, layout, booked } = facts;
  if (venue === null) throw new OfferRefused('The lead names no venue: an offer needs one');
  if (day === null) throw new OfferRefused('The lead names no day: an offer needs one');
  const own = booked.find(
    (booking) =>
      booking.venue === venue && booking.day === day && ['requested', 'option', 'definite'].includes(booking.state),
  );
  const hire = own ? own.hire : (facts.hire ?? 'full-day');
  const hours = own ? { from: own.starts_at.getTime(), to: own.ends_at.getTime() } : hireHours(day, hire ?? 'full-day');
  const setUp = own ? { before: own.set_up_minutes, after: own.dismantling_minutes } : setUpOf(venue);
  const { choices } = estimateChoices(facts);
  return suggestedContent({
    language,
    customer: lead.company ? 'company' : 'private',
    client: { name: lead.name, company: lead.company, email: lead.email },
    ...{ venue, day, hire, guests, layout },
    startsAt: new Date(hours.from).toISOString(),
    endsAt: new Date(hours.to).toISOString(),
    ...{ setUpMinutes: setUp.before, dismantlingMinutes: setUp.after },
    terms: newestTerms(settings),
    choices: choices ?? null,
    priceList: settings.priceList,
  });
}
