import type { MissingFact } from '@mainstage/contracts/desk/draft';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { DraftFacts } from './draft-facts';

/** Facts that a draft omits or assumes, with the reasons, for sales. */
export function missingFacts(facts: DraftFacts): MissingFact[] {
  const { kind, name, venue, day, isOver, hire, guests, layout, fit, price, place, freeDays } = facts;
  const missing: MissingFact[] = [];
  const add = (fact: MissingFact['fact'], sentence: string) => missing.push({ fact, sentence });
  if (name === '') add('name', 'The lead has no name: the greeting is without one.');
  const asks = kind === 'contact';
  if (venue === null && asks) add('venue', 'The lead names no venue: availability, capacity and price are left out.');
  if (isOver) add('day', 'The day asked for is over: it is left out.');
  else if (day === null && asks) add('day', 'The lead names no day: the draft does not say whether it is free.');
  if (venue !== null && hire === null)
    add('part', 'The lead names no part of the day: the draft looks at a full day, 08:00 to 18:00.');
  if (guests === null && asks)
    add('guests', 'The lead names no number of guests: the draft does not say whether they fit.');
  if (fit && layout === null)
    add('layout', 'The lead names no layout: the guests are compared with the most that the venue takes.');
  if (fit && layout !== null && fit.layout === null)
    add('layout', `${venueName(venue!)} has no layout “${layout}”: the draft compares with the most that it takes.`);
  const isTooSmall = fit?.fits === false;
  if (place && place.state !== 'free' && freeDays.length === 0 && !isTooSmall)
    add('availability', 'No day of the next two months is free for this.');
  if (venue !== null && price === null) add('price', `The price of ${venueName(venue)} is on request: it is left out.`);
  if (isTooSmall) add('price', 'The room is too small: the draft names neither a price nor other days.');
  if (price && 'reason' in price && guests !== null && !isTooSmall)
    add('price', `The draft names the starting price, for there is no estimate. ${price.reason}`);
  if (price?.isSample && !isTooSmall) add('price', 'The price is a sample value: check it before you send it.');
  return missing;
}
