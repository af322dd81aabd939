import { money } from '@mainstage/content/constants/figures';
import { count } from '@mainstage/house/figures';
import { blockNames } from '@mainstage/content/estimate/rule-texts';
import { estimatedVenue, venueParam } from '@mainstage/content/estimate/address';
import { venues } from '@mainstage/content/venues/venues';
import { estimateWords } from '@mainstage/content/estimate/words';
import { checkChoices, type Choices, readChoices, writeChoices } from './choices';
import type { DatedStep } from './dates';
import { type Day, longDay } from './days';
import { type Estimate, estimateOf } from './estimate';
import type { Amount } from './lines';

const { message: words, amounts, when } = estimateWords;

/** €2,500.00, or the word that stands in its place. */
export const amountText = (amount: Amount): string => (typeof amount === 'number' ? money(amount) : amounts[amount]);

/** `by Sat 12 December 2026`. */
export const stepDay = (step: DatedStep): string => `${when[step.when]} ${longDay(step.day)}`;

/** The day of the event, or its first and last. */
export function eventDays({ dates }: Estimate): string {
  if (!dates) return words.noDate;
  const { event, lastDay } = dates;
  return event === lastDay ? longDay(event) : `${longDay(event)} ${words.to} ${longDay(lastDay)}`;
}

/**
 * The estimate as the text of an enquiry.
 * @param query the choices as in the address of the estimate
 * @param origin of the site, so that sales can open the same estimate
 * @returns nothing where the choices do not make an estimate
 */
export function estimateMessage(query: string, today: Day, origin: string): string | undefined {
  const raw = readChoices(query);
  const { choices } = checkChoices(raw, today);
  if (!choices) return undefined;
  const estimate = estimateOf(choices, today);

  return [
    words.title,
    '',
    words.asks,
    '',
    ...room(new URLSearchParams(query).get(venueParam)),
    ...facts(choices, estimate),
    '',
    ...estimate.lines.map(({ label, amount }) => `• ${label}: ${amountText(amount)}`),
    `${words.total}: ${money(estimate.total)}`,
    '',
    ...datesText(estimate, today),
    `${words.again}: ${origin}/estimate${suffix(writeChoices(raw))}`,
  ].join('\n');
}

/** The room that the visitor came from. */
function room(text: string | null): string[] {
  const venue = estimatedVenue(text);
  return venue ? [`${words.room}: ${venues[venue].name}`] : [];
}

function facts({ bookable, block, guests, customer }: Choices, estimate: Estimate): string[] {
  return [
    `${words.what}: ${bookable.name}`,
    `${words.date}: ${eventDays(estimate)}`,
    ...(bookable.group === 'offer' ? [] : [`${words.hours}: ${blockNames[block]}`]),
    `${words.guests}: ${count(guests)}`,
    `${words.payer}: ${words.customer[customer]}`,
  ];
}

function datesText({ dates }: Estimate, today: Day): string[] {
  if (!dates) return [];
  return [
    `${words.signed(longDay(today))}:`,
    ...dates.payments.map((step) => `• ${step.label} ${stepDay(step)}: ${money(step.amount ?? 0)}`),
    '',
  ];
}

const suffix = (query: string) => (query === '' ? '' : `?${query}`);
