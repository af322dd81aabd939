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
  lead: 'A convenience translation. The German text prevails.',
  picture: 'boardroom-table',
  chapters: [
    {
      title: 'Contract and payment',
      sections: [
        {
          title: '1 Scope',
          paragraphs: [
            `These terms apply to the hire of rooms and to services of ${brand.name} (“the venue”). Other terms apply only where the venue has agreed to them in writing.`,
            'A sample for this site: a provider has its own text checked by a lawyer before using it.',
          ],
        },
        {
          title: '2 Contract',
          paragraphs: [
            'The contract is concluded when both sides have signed. An option binds the venue for the period named; it does not bind the client.',
          ],
        },
        {
          title: '3 Payment',
          paragraphs: [
            `Invoices are due within ${dueDays} days of receipt. For an event within ${onSigningWithinDays} days of signing, the full amount is due on signing.`,
            `Orders up to ${euro(inFullUpToEuro)} are due in full immediately. From ${euro(inFullUpToEuro)} on, ${percent(instalments.atContract)} are due with the contract and ${percent(instalments.later)} at least ${instalments.laterWeeksBefore} weeks before the event.`,
            `Late payments bear interest of ${percent(lateInterest.business)}; for consumers, ${percent(lateInterest.consumerAboveBaseRate)} above the base rate. Payment by company credit card adds ${percent(creditCardFee)} of the amount; private cards cost nothing (§ 270a BGB).`,
            'The venue may keep its doors closed until all amounts due have been received.',
          ],
        },
        {
          title: '4 Cancellation',
          paragraphs: ['The client may cancel in writing at any time. Of the invoiced amount the venue refunds:'],
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
            `Changes made more than ${deadlineDays} days before the event carry no surcharge. After that, rush charges are added to the price of what is changed; they apply to changes within ${rushAppliesWithinDays} days:`,
          ],
          rows: Object.fromEntries(
            rush.map(({ hoursBefore, surcharge }) => [`From ${span(hoursBefore)} before`, percent(surcharge)]),
          ),
        },
        {
          title: '6 On the day',
          paragraphs: [`Anything ordered on the day of the event is payable within ${onDayPayableWithinDays} days.`],
        },
        {
          title: '7 Participants',
          paragraphs: [
            `A change in the number of participants of more than ${percent(participants.noticeOverPercent)} must be announced at least ${participants.noticeWorkingDays} working days ahead and requires written consent. Above ${percent(participants.repricingOverPercent)} the venue may reprice and change rooms.`,
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
            'Rigging, power and food are provided by the venue only. Escape routes must be kept clear. Decorations must be flame-retardant (B1). The venue technician’s safety instructions must be followed.',
          ],
        },
        {
          title: '11 Liability',
          paragraphs: [
            'The venue is liable without limit for intent and gross negligence, and for injury to life, body or health. For slight negligence it is liable only for the breach of an essential duty, limited to foreseeable damage. The client is liable for damage caused by guests, staff and suppliers.',
          ],
        },
        {
          title: '12 Law',
          paragraphs: [`German law applies. Between merchants, the courts of ${brand.city} have jurisdiction.`],
        },
      ],
    },
  ],
};
