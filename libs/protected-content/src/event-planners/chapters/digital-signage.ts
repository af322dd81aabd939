import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { signagePictures } from '../files';

export const digitalSignage = {
  slug: 'digital-signage',
  title: 'Digital signage',
  lead: 'Your name is on the first screen a guest sees, and on the last. Screens at the entrance, by the lifts and at every door show what you want them to.',
  teaser: 'Screens from the street to the door of the room, in your design.',
  picture: 'foyer-stele',
  sections: [
    {
      id: 'screens',
      title: 'Where your guests see you',
      blocks: [{ kind: 'pictures', pictures: signagePictures }],
    },
    {
      id: 'files',
      title: 'What we need from you',
      blocks: [
        {
          kind: 'table',
          caption: 'Screens and their formats',
          columns: ['Screen', 'Format', 'What it shows'],
          rows: [
            ['Welcome, entrance', '2160 × 3840 px, upright', 'Logo, title, a moving background if you like'],
            ['Wayfinding, lift lobbies', '1080 × 1920 px, upright', 'Floors, arrows, rooms: we set it from your plan'],
            ['Door, every room', '1920 × 1080 px, across', 'What happens here now and next'],
          ],
        },
        {
          kind: 'lines',
          lines: [
            'Logo as SVG or PDF, for dark and light backgrounds',
            'Two colours and, if you have one, your typeface with its licence',
            'Names of rooms and sessions as they appear in your programme',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'Ask your project manager',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Which screens are part of your booking depends on the floor. Please ask your project manager: you get a plan of all the screens on your guests’ route and templates in the right sizes.',
          ],
        },
        {
          kind: 'links',
          links: [{ label: 'Who your project manager is', to: '/event-planners/how-we-support-you#project-manager' }],
        },
      ],
    },
  ],
} as const satisfies HandbookChapter;
