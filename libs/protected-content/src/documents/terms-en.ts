import { cancellationRefunds, changes, overtime, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { euro, percent } from '@mainstage/content/constants/figures';
import { brand } from '@mainstage/content/site/brand';
import type { Deck } from './deck';

const { dueDays, onSigningWithinDays, inFullUpToEuro, instalments, lateInterest, creditCardFee } = paymentTerms;
const { deadlineDays, rush, rushAppliesWithinDays, onDayPayableWithinDays, participants, techFilesDueDays } = changes;
const span = (hours: number) => (hours > 48 ? `${hours / 24} days` : `${hours} hours`);

export const termsEnglish: Deck = {
  file: 'terms-and-conditions-en.pdf',
  lang: 'en',
  eyebrow: 'For clients',
  title: 'Terms and conditions',
  lead: 'A translation for reading. The German text decides.',
  picture: 'boardroom-table',
  chapters: [
    {
      title: 'Contract and payment',
      sections: [
        {
          title: '1 Scope',
          paragraphs: [
            `These terms hold for the hire of rooms and for services of ${brand.name}, in the following “the house”. Other terms hold only where the house has agreed to them in writing.`,
            'A sample for this site: a provider has its own text checked by a lawyer before using it.',
          ],
        },
        {
          title: '2 Contract',
          paragraphs: [
            'The contract comes about when both sides have signed. A held date binds the house for the time named, and the client not at all.',
          ],
        },
        {
          title: '3 Payment',
          paragraphs: [
            `Invoices are due within ${dueDays} days of receipt. For an event within ${onSigningWithinDays} days of signing, the whole sum is due on signing.`,
            `Orders up to ${euro(inFullUpToEuro)} are due in full at once. From ${euro(inFullUpToEuro)} on, ${percent(instalments.atContract)} are due with the contract and ${percent(instalments.later)} at least ${instalments.laterWeeksBefore} weeks before the event.`,
            `Late payments bear interest of ${percent(lateInterest.business)}; for consumers, ${percent(lateInterest.consumerAboveBaseRate)} above the base rate. For payment by a company’s credit card, ${percent(creditCardFee)} of the sum are added; private cards cost nothing (§ 270a BGB).`,
            'The house may keep its doors closed until all that is due has arrived.',
          ],
        },
        {
          title: '4 Cancellation',
          paragraphs: ['The client may cancel in writing at any time. Of the invoiced sum the house refunds:'],
          rows: {
            ...Object.fromEntries(
              cancellationRefunds.map(({ weeksBefore, refund }) => [
                `Up to ${weeksBefore} weeks before`,
                percent(refund),
              ]),
            ),
            Later: 'nothing',
          },
        },
      ],
    },
    {
      title: 'Changes and the event',
      sections: [
        {
          title: '5 Changes',
          paragraphs: [
            `Changes are free of a surcharge more than ${deadlineDays} days before the event. From then on rush charges are added to the price of what is changed; they apply to changes within ${rushAppliesWithinDays} days:`,
          ],
          rows: Object.fromEntries(
            rush.map(({ hoursBefore, surcharge }) => [`From ${span(hoursBefore)} before`, percent(surcharge)]),
          ),
        },
        {
          title: '6 On the day',
          paragraphs: [`What is ordered on the day of the event is payable within ${onDayPayableWithinDays} days.`],
        },
        {
          title: '7 Participants',
          paragraphs: [
            `A change of the number of participants by more than ${percent(participants.noticeOverPercent)} must be announced at least ${participants.noticeWorkingDays} working days ahead and needs written consent. Above ${percent(participants.repricingOverPercent)} the house may set a new price and exchange rooms.`,
          ],
        },
        {
          title: '8 Files',
          paragraphs: [`Slides, films and technical files are due ${techFilesDueDays} days before the event.`],
        },
        {
          title: '9 Overtime',
          paragraphs: [
            `Up to ${overtime.upToHours} hours, each hour costs ${percent(overtime.perHour.fullDay)} of the invoice for a full day, ${percent(overtime.perHour.evening)} for an evening and ${percent(overtime.perHour.halfDay)} for half a day. Beyond that a full extra day is charged. The latest end is ${overtime.latestEnd}.`,
          ],
        },
        {
          title: '10 House rules',
          paragraphs: [
            'Rigging, power and food are provided by the house alone. Escape routes must stay clear. Decorations are flame-retardant (B1). The instructions of the house technician on safety must be followed.',
          ],
        },
        {
          title: '11 Liability',
          paragraphs: [
            'The house is liable without limit for intent and gross negligence, and for injury to life, body or health. For slight negligence it is liable only where an essential duty is breached, up to the damage that could be foreseen. The client is liable for damage done by guests, staff and suppliers.',
          ],
        },
        {
          title: '12 Law',
          paragraphs: [`German law holds. Between merchants, the courts of ${brand.city} decide.`],
        },
      ],
    },
  ],
};
