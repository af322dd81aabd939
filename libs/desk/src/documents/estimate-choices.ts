import { berlinToday } from '@mainstage/contracts/calendar';
import type { Hire } from '@mainstage/contracts/day-parts';
import { type Choices, checkChoices, readChoices, type RawChoices } from '@mainstage/estimate/choices';
import type { LeadFacts } from '../lead-facts/lead-facts';

export type EstimatedLead = Pick<LeadFacts, 'venue' | 'day' | 'hire' | 'guests' | 'estimate' | 'now'>;

/** The hours of an estimate, which supports no day with its evening. */
const hoursOfHire = {
  ...{ morning: 'half-day', afternoon: 'half-day', 'full-day': 'full-day', evening: 'evening' },
  'day-and-evening': 'full-day',
} as const satisfies Record<Hire, RawChoices['hours']>;

/** Choices with their assumptions, or the reason why there is no estimate; sentences for sales. */
export type EstimateChoices =
  { choices: Choices; raw: RawChoices; notes: string[]; reason: null } | { choices: null; reason: string };

/**
 * Choices of the estimate for a lead: those that the client sent, with the lead's present venue, day and guests;
 * otherwise venue, day, hours and guests alone.
 */
export function estimateChoices({ venue, day, hire, guests, estimate, now }: EstimatedLead): EstimateChoices {
  if (estimate === null && venue === null) return { choices: null, reason: 'The lead names no venue.' };
  if (estimate === null && guests === null) return { choices: null, reason: 'The lead names no number of guests.' };
  const sent = readChoices(estimate ?? '');
  const raw: RawChoices = {
    ...sent,
    ...(venue !== null && sent.what === '' && { venue }),
    ...(day !== null && { date: day }),
    ...(guests !== null && { guests: String(guests) }),
    ...(estimate === null && { hours: hoursOfHire[hire ?? 'full-day'] }),
  };
  const { choices, errors } = checkChoices(raw, berlinToday(now));
  if (!choices) return { choices: null, reason: Object.values(errors)[0]?.message ?? 'The choices make no estimate.' };
  return { choices, raw, notes: estimate === null ? notesOf({ day, hire }) : [], reason: null };
}

function notesOf({ day, hire }: Pick<EstimatedLead, 'day' | 'hire'>): string[] {
  return [
    ...(day === null ? ['The lead names no day: the estimate has no deadlines.'] : []),
    ...(hire === null ? ['The lead names no part of the day: the estimate is for a full day.'] : []),
    ...(hire === 'day-and-evening' ? ['The estimate is for a full day; the evening is not in it.'] : []),
  ];
}
