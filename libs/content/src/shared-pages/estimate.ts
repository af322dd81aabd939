import { cancellationRefunds, changes, overtime, paymentTerms } from '../constants/booking-terms';
import { euro, percent } from '../constants/figures';
import { giftCardTerms } from '../constants/gift-card';
import { cancellationRules, changeRules, lineRules, paymentRules, promotionRules } from '../estimate/rule-texts.en';
import { estimateWords } from '../estimate/words.en';
import { offerDisclaimer, offers } from '../offers/offers';
import type { PageContent } from '../site/page-content';

const { valueEuro, bonus, validYears } = giftCardTerms;
const { perHour } = overtime;
const rush = changes.rush.map(({ hoursBefore, surcharge }) => {
  const { days, hours } = estimateWords.before;
  return `${percent(surcharge)} from ${hoursBefore > 48 ? days(hoursBefore / 24) : hours(hoursBefore)}`;
});

export const estimatePage = {
  path: '/estimate',
  lang: 'en',
  head: {
    title: 'Estimate, line by line and non-binding',
    name: 'Estimate',
    description:
      'Choose a room or an offer, a date, hours, guests and extras: every line shows the rule behind it, every payment and deadline its date.',
    keywords: ['event cost estimate', 'venue price Frankfurt', 'event budget', 'cancellation terms'],
    robots: 'index, follow',
    picture: 'estimate-plans',
  },
  copy: {
    kicker: 'Estimate',
    title: 'What it costs, and why.',
    lead: 'Nothing is sent until you press Send; we only look up whether your day is free.',
    noScript:
      'JavaScript is off in your browser, so press “Update the estimate” after each change. All the rules are listed further down this page.',
    form: {
      update: 'Update the estimate',
      title: 'Your event',
      what: 'What would you like to book?',
      date: 'First day',
      dateHint: 'Add a date to see your deadlines.',
      days: 'Days',
      hours: 'Hours',
      hourKinds: { 'half-day': 'Half day', 'full-day': 'Full day', evening: 'Evening' },
      overtime: 'Hours of overtime',
      overtimeHint: `Up to ${overtime.upToHours} hours, charged by the hour; beyond that, a full extra day. Latest end ${overtime.latestEnd}.`,
      guests: 'Guests',
      upTo: 'Up to',
      catering: 'Catering',
      extras: 'Extras',
      as: 'You book as',
      customers: { business: 'Company', consumer: 'Private person' },
      card: 'Pay by credit card',
      cardHint: `A company card adds ${percent(paymentTerms.creditCardFee)}; private cards cost nothing (§ 270a BGB).`,
      people: 'People',
      begins: 'From',
      gift: 'Gift card, value in euros',
      giftHint: `${euro(valueEuro.min)} to ${euro(valueEuro.max)}. Leave empty if you have none.`,
    },
    sheet: {
      mark: 'Non-binding estimate',
      computedAt: 'As of',
      total: 'Estimated total',
      lines: 'Line by line',
      line: 'Line',
      amount: 'Amount',
      payment: 'Payment',
      signed: 'If the contract is signed today.',
      cancellation: 'Cancellation',
      changes: 'Changes',
      deadlines: 'Cancellation and changes, by date',
      now: 'applies today',
      over: 'over',
      noDate: 'Choose a first day to see the date of each payment and deadline.',
      overtime: 'An hour of overtime',
      overtimeRule: 'of the day’s invoice',
      notes: 'Small print',
      disclaimer: offerDisclaimer,
      nature: 'This is an estimate, not an offer: it binds neither side. The written offer replaces it.',
      waits: 'The estimate still needs',
      see: 'See every line',
      nothingDue: 'The offer states the total, and what is due when.',
      let: 'An office is let by the month: the offer states its rent, term and notice.',
      dateNote: '(checked just now).',
      again: 'The same estimate again:',
    },
    actions: {
      send: 'Send with an enquiry',
      sendNote: 'Opens the contact form with this estimate in it. You can change every word before it is sent.',
      print: 'Print',
      copy: 'Copy link',
      copied: 'Link copied',
    },
    rules: {
      title: 'The rules behind it',
      lead: 'Our terms, as the estimate applies them. The contract states them again.',
      items: [
        {
          title: 'Payment',
          lines: [
            paymentRules.inFull,
            paymentRules.first,
            paymentRules.second,
            paymentRules.onSigning,
            `${paymentRules.late.business} ${paymentRules.late.consumer.replace('Late payments bear interest of', 'For private persons, it is')}`,
            lineRules.cardFee,
          ],
        },
        {
          title: 'Cancellation',
          lines: [...cancellationRefunds.map(cancellationRules.refund), cancellationRules.none],
        },
        {
          title: 'Overtime',
          lines: [
            `Each hour costs ${percent(perHour.fullDay)} of the invoice after a full day, ${percent(perHour.evening)} after an evening, ${percent(perHour.halfDay)} after half a day.`,
            lineRules.extraDay,
          ],
        },
        {
          title: 'Changes',
          lines: [
            changeRules.free,
            `Rush charges: ${rush.join(', ')} before.`,
            changeRules.rushReading,
            changeRules.onDay,
            `If numbers change by more than ${percent(changes.participants.noticeOverPercent)}, tell us ${changes.participants.noticeWorkingDays} working days ahead and get our written consent; above ${percent(changes.participants.repricingOverPercent)}, price and room may change.`,
            changeRules.techFiles,
          ],
        },
        {
          title: 'Promotions',
          lines: offers.map(({ id, title }) => `${title}: ${promotionRules[id]}`),
        },
        {
          title: 'Gift card',
          lines: [
            `Worth ${euro(valueEuro.min)} to ${euro(valueEuro.max)}, valid for ${validYears} years, with ${percent(bonus.percent)} bonus above ${euro(bonus.aboveEuro)}. It is used first; what is left on the card can be used later.`,
          ],
        },
        { title: 'Tax', lines: [lineRules.vat({ kind: 'open' })] },
      ],
    },
    closing: {
      title: 'Prefer to talk it through?',
      lead: 'Tell us the occasion and the number of guests. We reply with a room, a price and a date.',
      contact: 'Contact us',
      tour: 'Book a Tour',
      picture: { id: 'estimate-plans', alt: '' },
    },
  },
} as const satisfies PageContent;
