import { changes } from '@mainstage/content/constants/booking-terms';
import { sqm } from '@mainstage/venues/facts/number-format';
import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { deadlines } from '../event-planners/chapters/deadlines';
import { nextSteps } from './contact';
import type { Deck } from './deck';

const files = deadlines.sections[3].blocks[0];

export const technologyDeck: Deck = {
  file: 'deck-technology.pdf',
  lang: 'en',
  eyebrow: 'Package deck 2 of 6',
  title: 'Technology',
  lead: 'What hangs in the halls, what can be added, and who stands at the desk.',
  picture: 'event-production',
  chapters: [
    {
      title: 'Built in',
      lead: 'Part of every booking of a hall, with one technician for the show.',
      picture: 'control-wide',
      sections: [
        {
          title: 'Walls',
          rows: {
            'Skyline Stage': sqm(venueCatalog['skyline-stage'].facts.ledWallSqm.value),
            'Liberty Stage': sqm(venueCatalog['liberty-stage'].facts.ledWallSqm.value),
            'Horizon Stage': sqm(venueCatalog['horizon-stage'].facts.ledWallSqm.value),
            'Skyline Studio, LED volume': sqm(venueCatalog['skyline-studio'].facts.ledWallSqm.value),
            'Liberty Studio, LED volume': sqm(venueCatalog['liberty-studio'].facts.ledWallSqm.value),
            'Horizon Studio, LED volume': sqm(venueCatalog['horizon-studio'].facts.ledWallSqm.value),
          },
        },
        {
          title: 'Light and sound',
          list: [
            'A focused wash on stage and lectern, dimmed from the desk',
            'House lights on three circuits, blackout at every window',
            'Line arrays tuned to each hall, eight wireless microphones',
            'Induction loops at every seat of the halls',
          ],
        },
      ],
    },
    {
      title: 'To add',
      sections: [
        {
          title: 'For the room',
          features: [
            { title: 'Second technician', description: 'For films, slides and light at the same time.' },
            { title: 'Moving light', description: 'Twenty-four heads on the grid, programmed at the rehearsal.' },
            { title: 'Interpreting', description: 'Two booths, receivers for every guest, two languages at once.' },
          ],
        },
        {
          title: 'For the line',
          features: [
            {
              title: 'Stream',
              description: 'Three cameras, director, titles in your design, two routes out of the building.',
            },
            { title: 'Hybrid desk', description: 'Remote guests speak from the wall, without an echo.' },
            {
              title: 'Recording',
              description: 'Each camera on its own plus the programme feed, handed over the next morning.',
            },
          ],
        },
      ],
    },
    {
      title: 'Files',
      lead: `Due ${changes.techFilesDueDays} days before the event.`,
      sections: [
        { title: 'Formats', table: { head: files.columns, rows: files.rows, shares: [1, 3, 4] } },
        {
          title: 'At the rehearsal',
          list: [
            'Every film once, at full size',
            'Every speaker once, with the microphone of the day',
            'The whole running order once, with every lighting change',
          ],
        },
      ],
    },
    nextSteps,
  ],
};
