import { cancellationRefunds, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { euro, percent } from '@mainstage/content/constants/figures';
import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { termsFiles } from '../files';

const { dueDays, onSigningWithinDays, inFullUpToEuro, instalments, lateInterest, creditCardFee } = paymentTerms;

export const paymentInformation = {
  slug: 'payment-information',
  title: 'Payment information',
  lead: 'What is due, when, and how to pay it. Where the contract you signed says something else, the contract applies.',
  teaser: 'Invoices, instalments, cards, and the terms to download in English and German.',
  picture: 'signed-papers',
  sections: [
    {
      id: 'general-terms',
      title: 'General terms',
      lead: 'What is due when depends on the size of the order and the time until the event.',
      blocks: [
        {
          kind: 'figures',
          figures: [
            { value: String(dueDays), unit: 'days', label: 'from receipt of an invoice until it is due' },
            {
              value: String(instalments.atContract),
              unit: '%',
              label: `with the contract, from ${euro(inFullUpToEuro)}`,
            },
            {
              value: String(instalments.later),
              unit: '%',
              label: `at least ${instalments.laterWeeksBefore} weeks before the event`,
            },
          ],
        },
        {
          kind: 'table',
          caption: 'What is due when',
          columns: ['Order', 'How much', 'When'],
          rows: [
            [
              `Up to ${euro(inFullUpToEuro)}`,
              'The full amount',
              `Immediately, within ${dueDays} days of receiving the invoice`,
            ],
            [
              `From ${euro(inFullUpToEuro)}`,
              percent(instalments.atContract),
              `With the contract, within ${dueDays} days of receiving the invoice`,
            ],
            ['', percent(instalments.later), `At least ${instalments.laterWeeksBefore} weeks before the event`],
            [`Event within ${onSigningWithinDays} days`, 'The full amount', 'On signing the contract'],
          ],
        },
        {
          kind: 'answers',
          answers: [
            {
              id: 'late-payment',
              title: 'What happens when a payment is late?',
              paragraphs: [
                `From the day after the due date, interest of ${percent(lateInterest.business)} a year is added for companies, and ${percent(lateInterest.consumerAboveBaseRate)} above the base rate for consumers. We remind you once before we charge it.`,
              ],
            },
            {
              id: 'changes-to-the-invoice',
              title: 'How are changes invoiced?',
              paragraphs: [
                'What you add after the function sheet is released appears on a second invoice after the event, with the date and the name of the person who ordered it.',
              ],
              link: { label: 'What changes cost, and from when', to: '/event-planners/deadlines#rush-charges' },
            },
          ],
        },
      ],
    },
    {
      id: 'credit-card',
      title: 'Paying by credit card',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Every invoice can be paid by credit card. A company card adds ${percent(creditCardFee)} of the amount; private cards (§ 270a BGB) and bank transfers cost nothing.`,
            'Your project manager sends you a payment link with the invoice. We never ask for card numbers by telephone or email, and we keep none.',
          ],
        },
      ],
    },
    {
      id: 'no-payment-no-event',
      title: 'No payment, no event',
      lead: 'One sentence, and we mean it.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The doors open once everything due has reached our account. If anything is missing on the working day before the build, we call the person who signed; without payment or a bank’s confirmation by noon, the build does not begin.',
            'A booking that ends this way counts as cancelled on that day.',
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      lead: 'The day on which your written notice reaches us counts.',
      blocks: [
        {
          kind: 'table',
          caption: 'What is refunded',
          columns: ['Notice received', 'Refund of the invoiced amount'],
          rows: [
            ...cancellationRefunds.map(({ weeksBefore, refund }) => [
              `Up to ${weeksBefore} weeks before the event`,
              percent(refund),
            ]),
            ['Later', 'None'],
          ],
        },
        {
          kind: 'links',
          links: [{ label: 'These days for your event', to: '/event-planners/deadlines#my-dates' }],
        },
      ],
    },
    {
      id: 'terms',
      title: 'General Terms and Conditions',
      lead: 'Complete, for your files and your legal department.',
      blocks: [{ kind: 'downloads', downloads: termsFiles }],
    },
  ],
} as const satisfies HandbookChapter;
