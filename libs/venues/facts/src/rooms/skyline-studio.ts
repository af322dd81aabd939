import { sample, specified } from '../fact';
import { roomFilms } from '../films';
import { count } from '../number-format';
import { skylineStudioMeasures } from '../measures';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { clearHall, skylineAxis, skylineStage } from './skyline-stage';
import { hallEnd } from '../plan/building';
import { curved } from '../plan/led';
import { between, rect, rightOf } from '../plan/shapes';

const guests = 100;

/** Further numbers that texts and plans use; sample values. */
const measures = { ...skylineStudioMeasures, pixelPitchMm: 1.9, refreshHz: 7680 } as const;

const areaSqm = 500;
const ledWallSqm = 90;
const width = areaSqm / clearHall.height;
const shape = rect(skylineAxis - width / 2, clearHall.y, width, clearHall.height);

export const skylineStudio = {
  kind: 'room',
  floor: 6,
  within: 'skyline-stage',
  facts: {
    ...skylineStage.facts,
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
    fixedCameras: sample(4),
  },
  measures,
  plan: {
    shape,
    setting: {
      front: 'north',
      guests: between(shape.x + 1, shape.y + 11.2, rightOf(shape) - 1, hallEnd - 0.6),
      rows: { rows: 5 },
      led: curved(ledWallSqm, skylineAxis, shape.y + 0.5, 0.66),
      fixtures: [],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day', of: 'skyline-stage' }),
  layouts: [
    {
      layout: null,
      caption: 'Closed set',
      guests: 30,
      unit: 'crew',
      description: 'The whole floor for camera, crane and cast, with make-up next door.',
      image: 'volume-crane',
    },
    {
      layout: 'theatre',
      caption: 'Show with audience',
      guests,
      description: 'Five raked rows behind three pedestal cameras.',
      image: 'volume-interview',
    },
  ],
  words: {
    name: 'Skyline Studio',
    category: 'STUDIOS',
    subtitle: 'Big enough for a car and its cast',
    description:
      'The curved wall closes to a volume and the hall becomes a film set. Dunes, driving shots, a glass office at dawn: the background lights the scene, so there is little left for post.',
    heroImage: 'volume-stage',
    videoUrl: roomFilms.skylineStudio,
    specifications: [
      'area',
      'guests',
      'led',
      { label: 'Pixel pitch', text: `${measures.pixelPitchMm} mm, ${count(measures.refreshHz)} Hz refresh` },
      { label: 'Tracking', text: 'Optical, two cameras at once' },
      'level',
    ],
    features: [
      {
        title: 'Light from the picture itself',
        description: 'Chrome, glass and skin reflect the scene they stand in. Green spill is somebody else’s problem.',
      },
      {
        title: 'Worlds on the server',
        description: `${measures.environments} environments are ready to load; your own run after a half-day of tests with our operator.`,
      },
      {
        title: 'Room for a studio audience',
        description: 'Behind the cameras, raked rows seat your guests, who watch the trick and the result together.',
      },
    ],
    galleryImages: ['volume-product', 'volume-aurora', 'control-desk'],
  },
} as const satisfies RoomVenue;
