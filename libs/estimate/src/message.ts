import { money } from '@mainstage/content/constants/figures';
import { count } from '@mainstage/venues/facts/number-format';
import { blockNames } from '@mainstage/content/estimate/rule-texts';
import { venues } from '@mainstage/content/venues/venues';
import { estimateWords } from '@mainstage/content/estimate/words';
import { checkChoices, type Choices, readChoices, writeChoices } from './choices';
import type { DatedStep } from './dates';
import { type Day, longDay } from './days';
import { type Estimate, estimateOf } from './estimate';
import type { Amount } from './lines';

const { message: words, amounts, when } = estimateWords;

/** €2,500.00, or the text for a missing amount. */
export const amountText = (amount: Amount): string => (typeof amount === 'number' ? money(amount) : amounts[amount]);

/** `by Sat 12 December 2026`. */
export const stepDay = (step: DatedStep): string => `${when[step.when]} ${longDay(step.day)}`;

/** The day of the event, or its first and last. */
export function eventDays({ dates }: Estimate): string {
  if (!dates) return words.noDate;
  const { event, lastDay } = dates;
  return event === lastDay ? longDay(event) : `${longDay(event)} ${words.to} ${longDay(lastDay)}`;
}

/** How many lines are priced in the offer only. */
const namedLater = ({ lines }: Estimate): number => lines.filter(({ amount }) => amount === 'on request').length;

/** three items named in the offer; empty where all is priced, or nothing. */
export function laterText(estimate: Estimate): string {
  const later = namedLater(estimate);
  return later === 0 || estimate.price === undefined ? '' : words.later(later);
}

/** €2,500.00; from €2,500.00 where a price begins there or something has none yet: never a sum that is not one. */
export function sumText(estimate: Estimate): string {
  if (estimate.price === undefined) return words.onRequest;
  const open = estimate.choices.bookable.from || namedLater(estimate) > 0;
  return `${open ? `${words.from} ` : ''}${money(estimate.total)}`;
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
    ...room(choices),
    ...facts(choices, estimate),
    '',
    ...estimate.lines.map(({ label, amount }) => `• ${label}: ${amountText(amount)}`),
    `${words.total}: ${[sumText(estimate), laterText(estimate)].filter(Boolean).join(', ')}`,
    '',
    ...datesText(estimate, today),
    `${words.again}: ${origin}/estimate${suffix(writeChoices(raw))}`,
  ].join('\n');
}

/** The room, where what is booked does not name it. */
const room = ({ bookable, venue }: Choices): string[] =>
  venue && venue !== bookable.venue ? [`${words.room}: ${venues[venue].name}`] : [];

function facts({ bookable, block, guests, customer }: Choices, estimate: Estimate): string[] {
  return [
    `${words.what}: ${bookable.name}`,
    `${words.date}: ${eventDays(estimate)}`,
    ...(bookable.group === 'offer' || bookable.isLet ? [] : [`${words.hours}: ${blockNames[block]}`]),
    `${words.guests}: ${count(guests)}`,
    `${words.payer}: ${words.customer[customer]}`,
  ];
}

function datesText({ dates }: Estimate, today: Day): string[] {
  if (!dates || dates.payments.length === 0) return [];
  return [
    `${words.signed(longDay(today))}:`,
    ...dates.payments.map(
      ({ fee = 0, amount = 0, ...step }) => `• ${step.label} ${stepDay(step)}: ${money(amount + fee)}`,
    ),
    '',
  ];
}

const suffix = (query: string) => (query === '' ? '' : `?${query}`);
