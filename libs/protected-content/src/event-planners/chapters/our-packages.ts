import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { deckFiles } from '../files';

export const ourPackages = {
  slug: 'our-packages',
  title: 'Our packages',
  lead: 'Six decks to forward to the people who decide with you. They contain what the quote refers to, and are as current as this page.',
  teaser: 'Spaces, technology, kitchen, people, branding, content: six decks to download.',
  picture: 'room-keys',
  sections: [
    {
      id: 'decks',
      title: 'The six decks',
      lead: 'PDF, a few pages each.',
      blocks: [{ kind: 'downloads', downloads: deckFiles }],
    },
    {
      id: 'how-to-combine',
      title: 'How to combine them',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Start with the space',
              text: 'The hall decides the number of guests, the size of the wall and the length of the day.',
            },
            {
              title: 'Add what the format needs',
              text: 'Every hall comes with its wall, light, sound and one technician. The decks show what can be added.',
            },
            {
              title: 'Send your list',
              text: 'Tell your sales representative the pages and items; you get one quote for all of it within two working days.',
            },
          ],
        },
        {
          kind: 'links',
          links: [{ label: 'Who your sales representative is', to: '/event-planners/how-we-support-you#sales-rep' }],
        },
      ],
    },
  ],
} as const satisfies HandbookChapter;
