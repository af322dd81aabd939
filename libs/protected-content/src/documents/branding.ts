import { digitalSignage } from '../event-planners/chapters/digital-signage';
import { nextSteps } from './contact';
import type { Deck } from './deck';

const formats = digitalSignage.sections[1].blocks[0];

export const brandingDeck: Deck = {
  file: 'deck-branding-and-marketing.pdf',
  lang: 'en',
  eyebrow: 'Package deck 5 of 6',
  title: 'Branding and Marketing',
  lead: 'For a day the building is yours. It should look that way from the street.',
  picture: 'foyer-stele',
  chapters: [
    {
      title: 'In the building',
      lead: 'From the pavement to the lectern.',
      picture: 'exterior-dusk',
      sections: [
        {
          title: 'Screens',
          table: { head: formats.columns, rows: formats.rows, shares: [2, 3, 4] },
        },
        {
          title: 'Surfaces',
          features: [
            { title: 'Floor', description: 'Carpets and floor graphics in the lobby and in front of the stage.' },
            { title: 'Glass', description: 'Vinyl on the terrace balustrades, visible from across the river.' },
            { title: 'Stage', description: 'Lectern front, deck edges and table skirts in your colours.' },
            { title: 'Light', description: 'The facade in two colours, from dusk to the latest end.' },
          ],
        },
      ],
    },
    {
      title: 'Beyond the building',
      sections: [
        {
          title: 'Before',
          list: [
            'Invitation page with registration, in your design',
            'Pictures and films of the venue for your announcements',
            'A day with a photographer in the empty hall',
          ],
        },
        {
          title: 'After',
          list: [
            'Photographs, selected and retouched, the next morning',
            'A film of ninety seconds within three days',
            'Figures: who came, who stayed, what was asked',
          ],
        },
      ],
    },
    nextSteps,
  ],
};
