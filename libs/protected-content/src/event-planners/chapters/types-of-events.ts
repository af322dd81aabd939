import { useCaseSections } from '@mainstage/content/use-cases/use-cases';
import { venues } from '@mainstage/content/venues/venues';
import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';

const useCases = useCaseSections.flatMap((section) => [...section.useCases]);

/** The room that the site recommends for a use case. */
const roomFor = (useCase: (typeof useCases)[number]['id']): string =>
  useCases.filter(({ id }) => id === useCase).map(({ firstChoice }) => venues[firstChoice].name)[0] ?? '';

export const typesOfEvents = {
  slug: 'types-of-events',
  title: 'Types of events',
  lead: 'Twelve formats these halls know by heart, and the kinds of companies that brought them. Take what fits and leave the rest to us.',
  teaser: 'What works in which hall, and who has done it before you.',
  picture: 'skyline-stage-show',
  sections: [
    {
      id: 'conference-formats',
      title: 'Conferences and events',
      lead: 'Where everyone looks one way, the size of the wall decides the hall.',
      blocks: [
        {
          kind: 'table',
          caption: 'Before a large audience',
          columns: ['Format', 'Usual hall', 'Usual length'],
          rows: [
            ['Product launch', roomFor('product-launch'), 'Half a day, a day of build'],
            ['Annual conference', roomFor('conference'), 'One to two days'],
            ['Gala and award night', roomFor('gala-dinner'), 'Evening'],
            ['Investor day', 'Horizon Stage', 'Half a day'],
          ],
        },
      ],
    },
    {
      id: 'meeting-formats',
      title: 'Meetings and workshops',
      lead: 'Where everyone speaks, daylight and walls to write on count more than area.',
      blocks: [
        {
          kind: 'table',
          caption: 'Around a table, or without one',
          columns: ['Format', 'Usual room', 'Usual length'],
          rows: [
            ['Board meeting', roomFor('executive-board-meeting'), 'Half a day'],
            ['Strategy retreat', roomFor('strategy-workshop'), 'Two days'],
            ['Team workshop', roomFor('team-offsite'), 'One day'],
            ['Stand-up review', roomFor('stand-up-sprint'), 'Two hours'],
          ],
        },
      ],
    },
    {
      id: 'broadcast-formats',
      title: 'Broadcast and streaming',
      lead: 'Where most guests are elsewhere, the studio is the front row.',
      blocks: [
        {
          kind: 'table',
          caption: 'Before cameras',
          columns: ['Format', 'Usual studio', 'Usual length'],
          rows: [
            ['Virtual keynote', roomFor('virtual-keynote'), 'Half a day with rehearsal'],
            ['Hybrid town hall', roomFor('town-hall'), 'Half a day'],
            ['Talk show', roomFor('talk-show'), 'One day'],
            ['Film in the LED volume', roomFor('virtual-production'), 'One to three days'],
          ],
        },
      ],
    },
    {
      id: 'past-clients',
      title: 'Past clients',
      lead: 'Samples: kinds of companies and what they did here, with no names. A provider puts its own references in their place.',
      blocks: [
        {
          kind: 'answers',
          answers: [
            {
              id: 'sample-bank',
              title: 'Sample: a private bank',
              paragraphs: [
                'An investor day for 160 guests, streamed to four cities, with questions from all five on one wall.',
              ],
            },
            {
              id: 'sample-software',
              title: 'Sample: a maker of business software',
              paragraphs: [
                'A launch with 190 partners in the hall, the product on the whole width of the wall, and dinner where the stage had been two hours earlier.',
              ],
            },
            {
              id: 'sample-pharma',
              title: 'Sample: a pharmaceutical group',
              paragraphs: [
                'Two days of congress on two floors: plenary above, six rooms of case discussions below, one guest list for both.',
              ],
            },
            {
              id: 'sample-consultancy',
              title: 'Sample: a consultancy',
              paragraphs: ['A partners’ retreat in the Arena, with walls to write on and no table in sight.'],
            },
            {
              id: 'sample-brand',
              title: 'Sample: a fashion brand',
              paragraphs: [
                'A collection filmed in the LED volume in the morning, and shown to buyers on the same wall at night.',
              ],
            },
          ],
        },
      ],
    },
  ],
} as const satisfies HandbookChapter;
