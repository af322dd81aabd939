import type { EstimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { count } from '@mainstage/venues/facts/number-format';
import { blockNames } from '@mainstage/content/estimate/blocks';
import type { EstimateTexts } from '@mainstage/content/estimate/estimate-texts.en';
import { venues } from '@mainstage/content/venues/venues';
import { enquiryWords as words } from '@mainstage/content/estimate/words.en';
import { checkChoices, type Choices, readChoices, writeChoices } from './choices';
import type { DatedStep } from './dates';
import { type Day, longDay } from './days';
import { type Estimate, estimateOf } from './estimate';
import { amountText, rangeText } from './amount-text';

/** `by Sat 12 December 2026`. */
export const stepDay = ({ words, day }: EstimateTexts, step: DatedStep): string =>
  `${words.when[step.when]} ${day(step.day)}`;

/** The day of the event, or its first and last. */
export function eventDays({ dates, texts }: Estimate): string {
  const { words, day } = texts;
  if (!dates) return words.sum.noDate;
  const { event, lastDay } = dates;
  return event === lastDay ? day(event) : `${day(event)} ${words.sum.to} ${day(lastDay)}`;
}

/** three items named in the offer, with sample prices; empty if neither applies, or all is on request. */
export function laterText({ unpriced, price, sample, texts }: Estimate): string {
  if (price === undefined) return '';
  const words = texts.words.sum;
  return [unpriced > 0 && words.later(unpriced), sample && words.samplePrices].filter(Boolean).join(', ');
}

/**
 * €2,500.00; €2,500 to €3,000; from €2,500.00 if a price begins there or an item has none yet (rule estimate.ranges).
 */
export function sumText({ choices, price, total, unpriced, texts }: Estimate): string {
  const words = texts.words.sum;
  if (price === undefined) return words.onRequest;
  const open = choices.bookable.from || unpriced > 0;
  return `${open ? `${words.from} ` : ''}${unpriced > 0 ? rangeText(texts, total.from) : rangeText(texts, total.from, total.to)}`;
}

/**
 * The estimate as the text of an enquiry.
 * @param query the choices as in the address of the estimate
 * @param origin of the site, so that sales can open the same estimate
 * @param prices price bands and tax basis; default: the provider's
 * @returns undefined if the choices are invalid
 */
export function estimateMessage(
  query: string,
  today: Day,
  origin: string,
  prices?: EstimatePrices,
): string | undefined {
  const raw = readChoices(query);
  const { choices } = checkChoices(raw, today);
  if (!choices) return undefined;
  const estimate = estimateOf(choices, today, prices);

  return [
    words.title,
    '',
    words.asks,
    '',
    ...room(choices),
    ...facts(choices, estimate),
    '',
    ...estimate.lines.map((line) => `• ${line.label}: ${amountText(estimate.texts, line)}`),
    `${words.total}: ${[sumText(estimate), laterText(estimate)].filter(Boolean).join(', ')}`,
    '',
    ...datesText(estimate, today),
    `${words.again}: ${origin}/estimate${suffix(writeChoices(raw))}`,
  ].join('\n');
}

/**
 * The choices of an estimate in one line, without its amounts.
 * @param query the choices as in the address of the estimate
 * @returns undefined if the choices are invalid
 */
export function choicesText(query: string, today: Day): string | undefined {
  const { choices } = checkChoices(readChoices(query), today);
  return choices && [...room(choices), ...facts(choices, estimateOf(choices, today))].join('; ');
}

/** The room, if the booked item does not name it. */
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

function datesText({ dates, texts }: Estimate, today: Day): string[] {
  if (!dates || dates.payments.length === 0) return [];
  return [
    `${words.signed(longDay(today))}:`,
    ...dates.payments.map(
      (step) => `• ${[`${step.label} ${stepDay(texts, step)}`, paidText(texts, step)].filter(Boolean).join(': ')}`,
    ),
    '',
  ];
}

const suffix = (query: string) => (query === '' ? '' : `?${query}`);

/** The amount of a step with its card fee; empty if unknown. */
const paidText = (texts: EstimateTexts, { amount, amountUpTo = amount, fee = 0, feeUpTo = fee }: DatedStep): string =>
  amount === undefined ? '' : rangeText(texts, amount + fee, (amountUpTo ?? amount) + feeUpTo);
