import { changes, overtime } from '@mainstage/content/constants/booking-terms';
import { percent } from '@mainstage/content/constants/figures';
import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';

const { deadlineDays, rush, rushAppliesWithinDays, onDayPayableWithinDays, participants, techFilesDueDays } = changes;
const { perHour, upToHours, latestEnd } = overtime;

const before = (hours: number) => (hours > 48 ? `${hours / 24} days before` : `${hours} hours before`);

export const deadlines = {
  slug: 'deadlines',
  title: 'Deadlines',
  lead: 'Every date that can cost you money, and the two that cost your speakers sleep. Enter the day of your event to turn them into real dates.',
  teaser: 'Changes, files, guest numbers, overtime: with your own dates to put into a calendar.',
  picture: 'production-desk',
  sections: [
    {
      id: 'my-dates',
      title: 'My dates',
      lead: 'What you enter stays in this browser.',
      blocks: [{ kind: 'dates' }],
    },
    {
      id: 'changes',
      title: 'Changes to your booking',
      lead: `Free of charge more than ${deadlineDays} days before the event.`,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Send changes in writing to your project manager. Before the change deadline, more than ${deadlineDays} days ahead of the event, they cost what the change itself costs and nothing on top. After it, we still do everything we can, with a rush charge.`,
          ],
        },
        {
          kind: 'answers',
          answers: [
            {
              id: 'on-the-day',
              title: 'Changes on the day itself',
              paragraphs: [
                `Tell your project manager in the hall. What you order on the day is written down, signed by you or a colleague and payable within ${onDayPayableWithinDays} days of the invoice.`,
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'rush-charges',
      title: 'Rush charges',
      lead: 'On the price of what is changed or added, not on the whole order.',
      blocks: [
        {
          kind: 'figures',
          figures: rush.map(({ hoursBefore, surcharge }) => ({
            value: String(surcharge),
            unit: '%',
            label: `from ${before(hoursBefore)} the event`,
          })),
        },
        {
          kind: 'text',
          paragraphs: [
            `Another clause puts rush charges on changes within ${rushAppliesWithinDays} days. If your contract says so, the first ${deadlineDays - rushAppliesWithinDays} days after the change deadline are free of charge.`,
          ],
        },
      ],
    },
    {
      id: 'tech-files',
      title: 'Slides, films, graphics',
      lead: `Due ${techFilesDueDays} days before the event.`,
      blocks: [
        {
          kind: 'table',
          caption: 'How files reach the wall unharmed',
          columns: ['What', 'Format', 'Note'],
          rows: [
            ['Slides', 'PowerPoint or PDF, 16:9', 'Fonts embedded; we rebuild them for the wall'],
            ['Films', 'MP4, H.264, 50 frames a second', 'At the wall’s own resolution; ask for the template'],
            ['Graphics', 'PNG or SVG', 'No text smaller than a fortieth of the height'],
            ['Sound', 'WAV, 48 kHz', 'Levels are set at the rehearsal'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Your project manager sends a link for the upload with the draft of the function sheet. What arrives in time is tested on the wall at full size before you come; what arrives later is shown as it is.',
          ],
        },
      ],
    },
    {
      id: 'participants',
      title: 'Number of participants',
      lead: 'The kitchen buys by the head, and the room is set by the chair.',
      blocks: [
        {
          kind: 'table',
          caption: 'When the number changes',
          columns: ['Change', 'What it needs', 'What may follow'],
          rows: [
            [`Up to ${percent(participants.noticeOverPercent)}`, 'A line to your project manager', 'Nothing'],
            [
              `Over ${percent(participants.noticeOverPercent)}`,
              `Notice at least ${participants.noticeWorkingDays} working days before, and our written consent`,
              'A new count for menus and seating',
            ],
            [
              `Over ${percent(participants.repricingOverPercent)}`,
              'The same notice and consent',
              'A new price, or another room of a suitable size',
            ],
          ],
        },
      ],
    },
    {
      id: 'overtime',
      title: 'Overtime',
      lead: `The latest end is ${latestEnd}.`,
      blocks: [
        {
          kind: 'table',
          caption: `Each hour, up to ${upToHours} hours, as a share of the invoice`,
          columns: ['Booked', 'Per hour'],
          rows: [
            ['Full day', percent(perHour.fullDay)],
            ['Evening', percent(perHour.evening)],
            ['Half day', percent(perHour.halfDay)],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `Beyond ${upToHours} hours a full extra day is charged. Say so as soon as you see it coming: your project manager asks the crew, and if they can stay, the lights stay on.`,
          ],
        },
      ],
    },
  ],
} as const satisfies HandbookChapter;
