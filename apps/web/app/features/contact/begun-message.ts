import { calendarWords } from '@mainstage/content/calendar/words';
import { venues } from '@mainstage/content/venues/venues';
import { isRealDate } from '@mainstage/contracts/calendar';
import { isHire } from '@mainstage/contracts/day-parts';
import { isVenueId } from '@mainstage/house/ids';
import { enquiryText } from '@mainstage/content/forms/enquiries';
import { offerMessage } from './offer-message';

/** What may begin a message: `?venue=&date=&part=` a day, `?offer=`, `?estimate=` with the choices of one, `?about=` a subject. */
export const namesMessage = ['offer', 'estimate', 'about', 'venue', 'date', 'part'] as const;

/** The text that the address asks for; nothing for what nobody knows. Rejects only where a script cannot be fetched. */
export async function begunMessage(search: URLSearchParams): Promise<string | undefined> {
  const [offer, estimate, about, venue, date, part] = namesMessage.map((name) => search.get(name));
  if (offer) return offerMessage(offer);
  if (about) return enquiryText(about);
  if (venue && isVenueId(venue) && date && isRealDate(date) && part && isHire(part))
    return `We ask for ${venues[venue].name} on ${date}, ${calendarWords.hires[part].toLowerCase()}.`;
  if (typeof estimate !== 'string') return undefined;
  const { estimateText } = await import('./estimate-text');
  return estimateText(estimate);
}
