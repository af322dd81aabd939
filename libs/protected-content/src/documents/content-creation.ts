import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { sqm } from '@mainstage/venues/facts/number-format';
import { nextSteps } from './contact';
import type { Deck } from './deck';

export const contentDeck: Deck = {
  file: 'deck-content-creation.pdf',
  lang: 'en',
  eyebrow: 'Package deck 6 of 6',
  title: 'Content Creation',
  lead: 'A wall is only as good as what is on it. We make what is on it.',
  picture: 'content-suite',
  chapters: [
    {
      title: 'For the wall',
      lead: `Made for its true size: ${sqm(venueCatalog['skyline-stage'].facts.ledWallSqm.value)} show what a laptop hides.`,
      picture: 'volume-product',
      sections: [
        {
          title: 'Moving',
          features: [
            { title: 'Opener', description: 'Thirty to sixty seconds that turn a room into an audience.' },
            { title: 'Loops', description: 'Backgrounds for talks, breaks and dinner, in one family.' },
            { title: 'Walk-ons', description: 'Names and titles of all speakers, with their music.' },
          ],
        },
        {
          title: 'Still',
          features: [
            {
              title: 'Slides rebuilt',
              description: 'Your deck in the wall’s format, in your typeface and with no shrunken tables.',
            },
            { title: 'Sets', description: 'A room, a city, a landscape for the LED volume, photographed or built.' },
          ],
        },
      ],
    },
    {
      title: 'How we work',
      sections: [
        {
          title: 'Four steps',
          features: [
            { title: 'Brief', description: 'An hour with you: what people should feel, know and do.' },
            { title: 'Boards', description: 'Three directions within a week. You choose one.' },
            { title: 'Making', description: 'Two rounds of corrections, viewed on the wall if you can be here.' },
            { title: 'Show', description: 'The designer sits beside the operator at the rehearsal.' },
          ],
        },
        {
          title: 'Time needed',
          rows: {
            'Slides rebuilt': 'One week',
            'Loops and walk-ons': 'Two weeks',
            Opener: 'Four weeks',
            'Set for the LED volume': 'Five weeks',
          },
        },
        {
          title: 'Yours afterwards',
          list: [
            'All finished films and pictures, for any use',
            'Project files on request',
            'Third-party material, such as music, under its own licence',
          ],
        },
      ],
    },
    nextSteps,
  ],
};
