import { counted, nounFor } from '@mainstage/contracts/counted';
import { paymentTerms } from '../constants/booking-terms';
import { euro, money, percent } from '../constants/figures';
import { smallNumber } from '../constants/small-number';

/** Labels of an estimate's lines and dates; amounts in cents, shares in percent. The rules are in `rule-texts`. */
export const estimateWords = {
  lines: {
    discount: 'Discount',
    promotion: 'Promotion',
    overtime: (hours: number) => `Overtime, ${counted(hours, 'hour', 'hours')}`,
    extraDay: 'Overtime, a full extra day',
    noOvertime: 'Overtime',
    secondFloor: 'A second floor',
    tax: 'Value added tax',
    gift: 'Gift card',
    left: (rest: number) => `${money(rest)} stays on the card.`,
    leftForOffer: (rest: number) => `${money(rest)} is left for the items priced in the offer.`,
    cardFee: 'Credit card fee',
  },
  amounts: { included: 'included', 'on request': 'on request', 'in the offer': 'in the offer', none: 'none' },
  dates: {
    onSigning: 'Paid in full on signing',
    inFull: 'Paid in full',
    first: 'First payment',
    second: 'Second payment',
    below: (label: string) => `${label}, up to ${euro(paymentTerms.inFullUpToEuro)}`,
    above: (label: string) => `${label}, above ${euro(paymentTerms.inFullUpToEuro)}`,
    amountsFollow: (items: number) =>
      `The amounts follow as soon as the ${nounFor(items, 'open item is', `${smallNumber(items)} open items are`)} priced.`,
    nothing: 'Nothing left to pay',
    nothingRule: 'The gift card covers the full amount.',
    refund: (share: number) => `Cancel with ${percent(share)} refunded`,
    noRefund: 'Cancel without a refund',
    free: 'Change without charge',
    rush: (share: number) => `Change with ${percent(share)} rush charge`,
    notice: 'Tell us if the number of guests changes',
    techFiles: 'Send files for the stage',
    onDay: 'Pay for changes made on the day',
  },
  when: { until: 'until', from: 'from', by: 'by', on: 'on' },
  sum: {
    noDate: 'not chosen yet',
    to: 'to',
    from: 'from',
    onRequest: 'On request',
    later: (items: number) =>
      nounFor(items, 'one item named in the offer', `${smallNumber(items)} items named in the offer`),
    samplePrices: 'with sample prices',
  },
  before: {
    days: (days: number) => counted(days, 'day', 'days'),
    hours: (hours: number) => counted(hours, 'hour', 'hours'),
  },
};

export type EstimateWords = typeof estimateWords;

/** Words of an estimate as the text of an enquiry. */
export const enquiryWords = {
  title: 'Estimate, non-binding',
  asks: 'Please send me an offer for this:',
  room: 'Room',
  what: 'Booking',
  date: 'Date',
  hours: 'Hours',
  guests: 'Guests',
  customer: { business: 'Company', consumer: 'Private person' },
  payer: 'Booked as',
  total: 'Estimated total',
  signed: (day: string) => `Dates, if signed on ${day}`,
  again: 'Open this estimate again',
} as const;
