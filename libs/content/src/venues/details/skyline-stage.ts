import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { houseFilm } from '@mainstage/house/films';
import { particulars } from '../particulars';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const { skyline } = particulars;

export const skylineStage = {
  name: 'Skyline Stage',
  category: 'STAGES',
  subtitle: 'The big hall on the top event floor',
  description:
    'A black box with a curved wall of light and nothing in the way: no columns, no carpet, no fixed seats. Your audience sees the picture first and the room second.',
  heroImage: { id: 'skyline-stage-show' },
  videoUrl: houseFilm,
  specifications: {
    // 1,000 sqm here and 900 sqm elsewhere: both readings stand. The smaller one leaves out backstage and cloakroom.
    Area: `${areaOf('skyline-stage')} with backstage, ${areaOf('skyline-hall')} of clear hall`,
    Capacity: guestsOf('skyline-stage'),
    'LED wall': `${wallsOf('skyline-stage')}, curved`,
    'Clear height': '7.2 m under the grid',
    Level: floorsOf('skyline-stage'),
    Power: '400 A, three-phase, at four points',
  },
  features: [
    {
      title: 'A wall wide enough to be the set',
      description:
        'Run one picture from edge to edge or cut it into speaker, slides and sponsor. The operator is ours.',
    },
    {
      title: 'A flat, silent floor',
      description: 'Polished black and level with the goods lift: cars, kitchens and robots roll in without a ramp.',
    },
    {
      title: 'Light already hung',
      description: `${skyline.movingHeads} moving heads wait in the grid with a programmed base show. Rehearsal starts at hour one.`,
    },
    {
      title: 'Sound that stops at the last row',
      description: 'A steered line array covers every seat evenly, so the bar outside can still hold a conversation.',
    },
  ],
  galleryImages: pictureList(
    'skyline-stage-launch',
    'skyline-stage-sunset',
    'control-wide',
    'hybrid-conference',
    'team-weekend',
  ),
  seatingConfigurations: [
    {
      name: 'Theatre',
      capacity: guestsOf('skyline-stage'),
      description: 'Fourteen curved rows, the last one eighteen metres from the stage.',
      image: { id: 'skyline-stage-keynote' },
    },
    {
      name: 'Conference',
      capacity: '150 guests',
      description: 'Tables with power for every laptop and a centre aisle for the microphone.',
      image: { id: 'skyline-stage-classroom' },
    },
    {
      name: 'Gala',
      capacity: '180 guests',
      description: 'Eighteen round tables of ten, with the wall as candlelight or curtain.',
      image: { id: 'skyline-stage-gala' },
    },
    {
      name: 'Panel',
      capacity: '160 guests',
      description: 'Armchairs on the stage, cameras in the aisle, rows up to its edge.',
      image: { id: 'skyline-stage-panel' },
    },
  ],
} satisfies Venue;
