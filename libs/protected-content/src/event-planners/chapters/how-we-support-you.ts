import { changes } from '@mainstage/content/constants/booking-terms';
import { visit } from '@mainstage/content/constants/visits';
import { hours } from '@mainstage/content/site/hours';
import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';

const { business } = hours;
const { participants } = changes;

export const howWeSupportYou = {
  slug: 'how-we-support-you',
  title: 'How we support you',
  lead: 'One project manager knows your whole event. Around that person is a crew that knows these halls. Here is who does what, and when you talk to whom.',
  teaser: 'Who is at your side, from the signed contract to the last case in the lift.',
  picture: 'handbook-lanyards',
  sections: [
    {
      id: 'people',
      title: 'The people you deal with',
      blocks: [
        {
          kind: 'answers',
          answers: [
            {
              id: 'project-manager',
              title: 'Your project manager',
              paragraphs: [
                'Once the contract is signed, your project manager is the one person to call. The plan for your day, the crew, the suppliers and every change go through this one desk.',
                'You hear from your project manager within one working day of signing, with a proposal for the first meeting. On the day itself the same person is in the hall, from the first delivery until the doors are locked.',
              ],
            },
            {
              id: 'sales-rep',
              title: 'Your sales representative',
              paragraphs: [
                `Your sales representative sees you through choosing the room, holding the date, the quote and the contract, and usually answers within ${visit.repliesWithinHours} hours on business days.`,
                'Once the contract is signed, your file is handed over with all three of you at one table, so you never have to say anything twice. For another booking, or a question about price, keep asking your sales representative.',
              ],
            },
            {
              id: 'technical-lead',
              title: 'Your technical lead',
              paragraphs: [
                'For every event with a wall, a stream or a stage design, a technical lead joins the second meeting. That person draws the plot, checks your files and calls the show.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'meetings',
      title: 'Meetings, and what each one settles',
      lead: 'Four dates are enough for most events. Each ends with a written list of what was decided and who does what by when.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Kick-off',
              text: 'Within two weeks of signing, by video or on site: aims, guests, running order, budget, and who decides on your side.',
            },
            {
              title: 'Site visit',
              text: `A walk through your rooms with the plan in hand, ${visit.minutes.min} to ${visit.minutes.max} minutes. Bring the people who build or speak.`,
            },
            {
              title: 'Detail meeting',
              text: `Seating, menus, technology, signage and guest list become the function sheet. It takes place before the change deadline, ${changes.deadlineDays} days ahead, so that nothing you decide there costs extra.`,
            },
            {
              title: 'Rehearsal',
              text: 'On the day before or the morning of the event: every speaker once on the stage, every film once on the wall, at full size.',
            },
          ],
        },
      ],
    },
    {
      id: 'function-sheet',
      title: 'The function sheet',
      lead: 'One document that everyone works from: your team, our crew, the kitchen and the suppliers.',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'It holds the day minute by minute, every room with its seating, all menus with their numbers, the technical plot, the names of everyone to contact and the order of build and strike. You receive it as a draft after the detail meeting.',
            `You read it, correct it and release it in writing by the change deadline, ${changes.deadlineDays} days before the event. From then on it is what we build and what we invoice; later requests are welcome and count as changes.`,
          ],
        },
        {
          kind: 'lines',
          lines: [
            `Final number of participants: at least ${participants.noticeWorkingDays} working days ahead where it moves by more than ${participants.noticeOverPercent}%`,
            `Slides, films and graphics: ${changes.techFilesDueDays} days ahead`,
            `Release of the function sheet: ${changes.deadlineDays} days ahead`,
          ],
        },
        {
          kind: 'links',
          links: [{ label: 'All deadlines, as real dates for your event', to: '/event-planners/deadlines#my-dates' }],
        },
      ],
    },
    {
      id: 'onsite-support',
      title: 'Support on site',
      lead: 'From the moment the hall is yours, one of us is in it.',
      blocks: [
        {
          kind: 'table',
          caption: 'Who is on site on the day of your event',
          columns: ['Role', 'Where', 'When'],
          rows: [
            ['Project manager', 'With you', 'From the first delivery to the handover'],
            ['Technical lead', 'At the desk', 'Build, rehearsal, show and strike'],
            ['Stage and light crew', 'Backstage', 'Build, show and strike'],
            ['Host team', 'Entrance, cloakroom, floors', 'One hour before doors until the last guest'],
            ['Kitchen and service', 'Foyer and gallery', 'As the function sheet says'],
            ['House technician', 'On call in the building', 'Around the clock on build and show days'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            `Your project manager’s direct number is on the first page of the function sheet. Outside event days the office answers from ${business.days}, ${business.time}.`,
          ],
        },
      ],
    },
  ],
} as const satisfies HandbookChapter;
