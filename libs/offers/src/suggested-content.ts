import type { ListPrice, PriceList } from '@mainstage/contracts/offers/price-list';
import type { OfferContent, OfferLine, OfferUnit } from '@mainstage/contracts/offers/offer';
import { overtime } from '@mainstage/content/constants/booking-terms';
import { promoTerms } from '@mainstage/content/constants/promo-terms';
import { cateringChoices, extraChoices, type ExtraId } from '@mainstage/content/estimate/extras';
import type { PriceKind } from '@mainstage/content/estimate/price-kinds';
import { overtimePercent } from '@mainstage/content/estimate/blocks';
import type { OfferId } from '@mainstage/content/offers/types';
import type { Choices } from '@mainstage/estimate/choices';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { vatOn } from './totals';
import { lineTexts } from './texts/line-texts';
import type { LineTexts } from './texts/line-texts.types';

/** Facts of a lead that an offer is made from, and the provider's prices. */
export interface OfferInput extends Pick<
  OfferContent,
  | 'language'
  | 'customer'
  | 'client'
  | 'day'
  | 'hire'
  | 'startsAt'
  | 'endsAt'
  | 'setUpMinutes'
  | 'dismantlingMinutes'
  | 'guests'
  | 'layout'
  | 'terms'
> {
  venue: VenueId;
  /** Choices of the lead's estimate; null if it has none. */
  choices: Choices | null;
  priceList: PriceList;
  textBefore?: string;
  textAfter?: string;
}

/**
 * First content of an offer (rule offer.suggestion): the room, set-up, and the services of the lead's estimate, each with
 * its price from the price list and its rule. A line that the list does not price has `unitCents: null`.
 */
export function suggestedContent(input: OfferInput): OfferContent {
  const { choices: _, priceList: __, textBefore = '', textAfter = '', ...facts } = input;
  return { ...facts, lines: suggestedLines(input), textBefore, textAfter };
}

function suggestedLines(input: OfferInput): OfferLine[] {
  const { choices, priceList } = input;
  const texts = lineTexts[input.language];
  const guests = input.guests ?? choices?.guests ?? 1;
  const base = baseLine(input, texts);
  return [
    base,
    ...setUpLine(input, texts),
    ...(choices ? overtimeLine(choices, base, texts) : []),
    ...(choices ? secondFloorLine(choices, guests, priceList, texts) : []),
    ...(choices ? serviceLines(choices, guests, priceList, texts) : []),
  ];
}

interface LineDraft {
  id: string;
  label: string;
  quantity: number;
  unit: OfferUnit;
  rules: readonly string[];
  discount?: OfferLine['discount'];
}

/** A line at the price of the list; `percent` of it for a part of the day. */
function line(
  draft: LineDraft,
  price: ListPrice | undefined,
  list: PriceList,
  texts: LineTexts,
  percent = 100,
): OfferLine {
  const { rules, discount = null, ...rest } = draft;
  const { rules: ruleTexts } = texts;
  const priced = price ? (list.sample ? ruleTexts.samplePrice : ruleTexts.listPrice) : '';
  return {
    ...rest,
    rule: [...rules, priced].filter(Boolean).join(' '),
    unitCents: price ? vatOn(price.cents, percent) : null,
    vatPercent: price?.vatPercent ?? list.vatPercent,
    ...{ optional: false, hidden: false, discount },
  };
}

const priceOf = ({ prices }: PriceList, kind: PriceKind): ListPrice | undefined => prices[kind];

/** The package of the estimate, or the room for the hours of the event. */
function baseLine({ venue, hire, choices, priceList: list }: OfferInput, texts: LineTexts): OfferLine {
  const { rules } = texts;
  if (choices?.bookable.group === 'offer') {
    const price = priceOf(list, `package.${choices.bookable.id as OfferId}`);
    const label = texts.package(choices.bookable.name);
    return line(
      { id: 'base', label, quantity: 1, unit: price?.unit ?? 'flat', rules: [rules.packagePrice] },
      price,
      list,
      texts,
    );
  }
  const days = choices?.bookable.byTheDay ? choices.days : 1;
  const percent = hire === null ? undefined : list.hirePercent[hire];
  // Hours that match no part of the day, and parts without a percentage, need an amount from a member.
  const price = percent === undefined ? undefined : priceOf(list, `venue.${venue}`);
  const hireName = hire === null ? '' : texts.hire[hire];
  const draft = {
    ...{
      id: 'base',
      label: texts.venue(venueName(venue), hireName),
      quantity: days,
      unit: price?.unit ?? ('day' as const),
    },
    rules: [
      price && percent !== undefined && percent !== 100 ? rules.hirePercent(hireName, percent) : '',
      days > 1 ? rules.days(days) : '',
    ],
  };
  return line(draft, price, list, texts, percent);
}

/** The time around the event. */
function setUpLine(input: OfferInput, texts: LineTexts): OfferLine[] {
  const { setUpMinutes, dismantlingMinutes, priceList: list } = input;
  const minutes = setUpMinutes + dismantlingMinutes;
  if (minutes === 0) return [];
  const price = priceOf(list, 'set-up');
  const rules = [texts.rules.setUp];
  const unit = price?.unit ?? 'flat';
  const quantity = unit === 'hour' ? Math.ceil(minutes / 15) / 4 : 1;
  return [line({ id: 'set-up', label: texts.setUp, quantity, unit, rules }, price, list, texts)];
}

/** Hours after the booked time, as a share of the day's price; beyond two of them another day. */
function overtimeLine(choices: Choices, base: OfferLine, texts: LineTexts): OfferLine[] {
  const { block, overtimeHours } = choices;
  if (overtimeHours === 0) return [];
  const { upToHours, latestEnd } = overtime;
  const extraDay = overtimeHours > upToHours;
  const percent = extraDay ? 100 : overtimePercent[block];
  return [
    {
      ...base,
      id: 'overtime',
      label: texts.overtime,
      rule: extraDay ? texts.rules.extraDay(upToHours, latestEnd) : texts.rules.overtime(block, percent, latestEnd),
      unit: extraDay ? 'day' : 'hour',
      quantity: extraDay ? 1 : overtimeHours,
      unitCents: base.unitCents === null ? null : vatOn(base.unitCents, percent),
    },
  ];
}

function secondFloorLine(choices: Choices, guests: number, list: PriceList, texts: LineTexts): OfferLine[] {
  const most = marketingClaims.guestsPerFloor;
  if (choices.bookable.id !== 'event-floors' || guests <= most) return [];
  const draft = { id: 'second-floor', label: texts.secondFloor, quantity: 1, unit: 'day' as const };
  return [line({ ...draft, rules: [texts.rules.secondFloor(most)] }, undefined, list, texts)];
}

function serviceLines(
  { bookable, catering, extras, days }: Choices,
  guests: number,
  list: PriceList,
  texts: LineTexts,
): OfferLine[] {
  const weekend = bookable.id === 'weekend-immersion';
  return [...(catering === 'none' ? [] : [food(catering)]), ...extras.map(extra)];

  function food(id: Exclude<typeof catering, 'none'>): OfferLine {
    const choice = cateringChoices[id];
    const rule = 'pieces' in choice ? texts.rules.pieces(choice.pieces) : texts.rules.perGuest;
    return service('catering', texts.catering[id], 'guest', rule, priceOf(list, `catering.${id}`));
  }

  function extra(id: ExtraId): OfferLine {
    const { foodAndBeverage } = extraChoices[id];
    const rule = foodAndBeverage ? texts.rules.perGuest : '';
    const discount =
      weekend && !foodAndBeverage
        ? { percent: promoTerms['weekend-immersion'].servicesOff, reason: texts.promotion(bookable.name) }
        : null;
    return service(
      id,
      texts.extras[id],
      foodAndBeverage ? 'guest' : 'day',
      rule,
      priceOf(list, `extra.${id}`),
      discount,
    );
  }

  function service(
    id: string,
    label: string,
    usual: OfferUnit,
    rule: string,
    price: ListPrice | undefined,
    discount: OfferLine['discount'] = null,
  ): OfferLine {
    const unit = price?.unit ?? usual;
    const quantity = unit === 'guest' ? guests * days : unit === 'day' ? days : 1;
    const rules = [rule, unit !== 'flat' && days > 1 ? texts.rules.days(days) : ''];
    return line({ id, label, quantity, unit, rules, discount }, price, list, texts);
  }
}
