import { nounFor } from '@mainstage/contracts/counted';
import { cancellationRefunds, changes, overtime, paymentTerms } from '../constants/booking-terms';
import { euro, percent } from '../constants/figures';
import { count } from '@mainstage/venues/facts/number-format';
import { giftCardTerms } from '../constants/gift-card';
import { offerPrices } from '../constants/prices';
import { promoTerms, wallSize, type WallUpgrade } from '../constants/promo-terms';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import type { OfferId } from '../offers/types';
import { type Block, blockNames, overtimePercent } from './blocks';
import type { Bookable } from './bookables';
import type { PriceBasis } from './price-basis';

const guestsText = (guests: number) => `${count(guests)} ${nounFor(guests, 'guest', 'guests')}`;

const wallFor = ({ gets, paysFor }: WallUpgrade) =>
  `an LED wall of ${wallSize(gets)} for the price of ${wallSize(paysFor)}`;

const promo = promoTerms;

/** Effect of each promotion, and whether the list price includes it. */
export const promotionRules: Record<OfferId, string> = {
  'weekend-immersion': `${percent(promo['weekend-immersion'].servicesOff)} off additional services, except food and beverage. Already in the price: ${wallFor(promo['weekend-immersion'].wall)}.`,
  'weekday-business-edge': `Already in the price: ${percent(promo['weekday-business-edge'].off)} off the day rate, and ${wallFor(promo['weekday-business-edge'].wall)}.`,
  'extended-focus': `Already in the price: ${percent(promo['extended-focus'].off)} off, and access from ${promo['extended-focus'].access.from} to ${promo['extended-focus'].access.to}.`,
  'co-create-and-accelerate': `Already in the price: ${percent(promo['co-create-and-accelerate'].secondDayOff)} off room rental on the second day, from ${promo['co-create-and-accelerate'].fromDays} days.`,
  'virtual-keynote-experience': `Already in the price: ${wallFor(promo['virtual-keynote-experience'].wall)}.`,
  'hybrid-studio-day': `Already in the price: ${percent(promo['hybrid-studio-day'].off)} off productions booked ${promo['hybrid-studio-day'].days.from} to ${promo['hybrid-studio-day'].days.to}, for up to ${promo['hybrid-studio-day'].hours} hours.`,
};

/** Discount of Weekend Immersion on services: the only promotion beyond its own price. */
const servicesOff = promo['weekend-immersion'].servicesOff;

const hybrid = promo['hybrid-studio-day'];
const studioPackage = `Booked ${hybrid.days.from} to ${hybrid.days.to}, for up to ${hybrid.hours} hours, the Hybrid Studio Day has a list price of its own: ${euro(offerPrices['hybrid-studio-day'])}.`;

export const lineRules = {
  base: ({ from, priceEuro = 0, per, byTheDay, group }: Bookable, days: number, block?: Block) =>
    [
      byTheDay && days > 1 ? `${count(days)} days at ${euro(priceEuro)}.` : '',
      from ? `Prices start at ${euro(priceEuro)} ${per}.` : `List price ${per}.`,
      block === 'half-day' || block === 'evening'
        ? `No price for ${block === 'evening' ? 'an evening' : 'half a day'} is listed: this is the full one, and the offer may be lower.`
        : '',
      group === 'office' ? 'By the month, its price is on request.' : '',
      group === 'studio' ? studioPackage : '',
    ]
      .filter(Boolean)
      .join(' '),
  onRequest: ({ onRequest = '' }: Bookable) => `There is no list price: ${onRequest}.`,
  discount: (off: number) => `${percent(off)} off the list price, rounded to whole euros.`,
  overtime: (block: Block) =>
    `Up to ${overtime.upToHours} hours: ${percent(overtimePercent[block])} of the day’s invoice for each hour over ${blockNames[block] === 'evening' ? 'an evening' : `a ${blockNames[block]}`}. Latest end ${overtime.latestEnd}.`,
  extraDay: `Beyond ${overtime.upToHours} hours of overtime: a full extra day. Latest end ${overtime.latestEnd}.`,
  noOvertime: `Open from ${promo['extended-focus'].access.from} to ${promo['extended-focus'].access.to}: no hour counts as overtime.`,
  catering: (guests: number, pieces?: number) =>
    pieces
      ? `${guestsText(guests)} × ${pieces} = ${count(guests * pieces)} ${nounFor(guests * pieces, 'piece', 'pieces')}. Quoted with the menu: no list price.`
      : `For ${guestsText(guests)}. Quoted with the menu: no list price.`,
  band: (
    { from, to }: { from: number; to: number },
    unit: 'guest' | 'day',
    { guests, days, less, sample }: { guests: number; days: number; less: number; sample: boolean },
  ) =>
    `${[
      `${sample ? 'Sample price' : 'Price'}: ${from === to ? euro(from) : `${euro(from)} to ${euro(to)}`} per ${unit}`,
      unit === 'guest' && guestsText(guests),
      days > 1 && `${count(days)} days`,
      less > 0 && `less ${percent(less)} with Weekend Immersion`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  service: 'Quoted to your plan: no list price.',
  serviceReduced: `Quoted to your plan, less ${percent(servicesOff)} with Weekend Immersion.`,
  foodOutside: `The ${percent(servicesOff)} of Weekend Immersion does not apply to food and beverage.`,
  secondFloor: `One floor takes ${count(marketingClaims.guestsPerFloor)} guests; for more, we quote a second floor.`,
  gift: (valueEuro: number, bonusEuro: number) =>
    bonusEuro > 0
      ? `Card of ${euro(valueEuro)} and ${percent(giftCardTerms.bonus.percent)} bonus, as it is above ${euro(giftCardTerms.bonus.aboveEuro)}. Valid for ${giftCardTerms.validYears} years.`
      : `Card of ${euro(valueEuro)}. Valid for ${giftCardTerms.validYears} years; ${percent(giftCardTerms.bonus.percent)} bonus only above ${euro(giftCardTerms.bonus.aboveEuro)}.`,
  cardFee: `${percent(paymentTerms.creditCardFee)} of the amount a company pays by credit card; private cards cost nothing (§ 270a BGB).`,
  noCardFee: 'Private persons pay no card fee (§ 270a BGB).',
  vat: (basis: PriceBasis) =>
    basis.kind === 'net'
      ? `List prices are before tax: ${percent(basis.vatPercent)} is added.`
      : basis.kind === 'gross'
        ? `List prices include ${percent(basis.vatPercent)} tax.`
        : 'List prices are as published. The written offer states whether they include tax, and at what rate.',
};

const { instalments } = paymentTerms;

export const paymentRules = {
  onSigning: `An event within ${paymentTerms.onSigningWithinDays} days is paid for on signing.`,
  inFull: `Up to ${euro(paymentTerms.inFullUpToEuro)}, the full amount is due immediately, within ${paymentTerms.dueDays} days of receiving the invoice.`,
  first: `From ${euro(paymentTerms.inFullUpToEuro)}, ${percent(instalments.atContract)} is due with the contract, within ${paymentTerms.dueDays} days of receiving the invoice.`,
  second: `The other ${percent(instalments.later)} is due at least ${instalments.laterWeeksBefore} weeks before the event.`,
  secondAtOnce: `The other ${percent(instalments.later)} is due at least ${instalments.laterWeeksBefore} weeks before the event: this close to it, with the first invoice.`,
  giftFirst: 'A gift card is used first.',
  feeOnTop: (fee: string) => `Card fee on top: ${fee}.`,
  late: {
    business: `Late payments bear ${percent(paymentTerms.lateInterest.business)} interest.`,
    consumer: `Late payments bear interest of ${percent(paymentTerms.lateInterest.consumerAboveBaseRate)} above the base rate.`,
  },
};

export const cancellationRules = {
  refund: ({ weeksBefore, refund }: (typeof cancellationRefunds)[number]) =>
    `Cancelled up to ${weeksBefore} weeks before: ${percent(refund)} refunded.`,
  giftCard: 'What a gift card paid goes back onto the card.',
  none: `Cancelled later than ${cancellationRefunds.at(-1)?.weeksBefore} weeks before: nothing is refunded.`,
};

const { participants } = changes;

export const changeRules = {
  free: `Changes more than ${changes.deadlineDays} days before the event are free of charge.`,
  rush: (surcharge: number, before: string) => `${percent(surcharge)} rush charge from ${before} before.`,
  /** Both stated starts of rush charges (rule building.readings). */
  rushReading: `The terms also say that rush charges apply to changes within ${changes.rushAppliesWithinDays} days. Where the two differ, the contract decides.`,
  onDay: `Changes on the day are payable within ${changes.onDayPayableWithinDays} days.`,
  participants: (guests: number, over: number, repriced: number) =>
    `If numbers change by more than ${percent(participants.noticeOverPercent)} (${over} of ${guestsText(guests)}), tell us ${participants.noticeWorkingDays} working days ahead and get our written consent; above ${percent(participants.repricingOverPercent)} (${guestsText(repriced)}), price and room may change. Public holidays bring the date forward.`,
  techFiles: `Slides, films and plans for the stage are due ${changes.techFilesDueDays} days before the event.`,
};

/** Text of every rule that a line or a date of an estimate refers to (rule estimate.lines). */
export interface RuleTexts {
  promotions: typeof promotionRules;
  lines: typeof lineRules;
  payments: typeof paymentRules;
  cancellation: typeof cancellationRules;
  changes: typeof changeRules;
}
