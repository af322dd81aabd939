import { marketingClaims } from '../claims';
import { sample, specified } from '../fact';
import { defaultVenueFilm } from '../films';
import { horizonStageMeasures as measures } from '../measures';
import type { RoomVenue } from '../place';
import { startingPrices } from '../prices';
import { hall, hallShape, westWindow } from '../plan/building';
import { along, hallDoors } from '../plan/doors';
import { flat } from '../plan/led';
import { between, rect, rightOf } from '../plan/shapes';

const guests = marketingClaims.guestsPerFloor;

const areaSqm = 700;
const ledWallSqm = 30;
const shape = hallShape(areaSqm);
/** The stage is to the right of the passage from the goods lift. */
export const horizonAxis = 17;
const podium = rect(horizonAxis - 5, hall.top + 1.1, 10, 2.7);
const podiumEnd = podium.y + podium.height;
// Nine rows; the last seat is eleven metres from the stage.
const rowsTop = podiumEnd + measures.lastSeatM - 7.9;

export const horizonStage = {
  kind: 'room',
  floor: 4,
  facts: {
    // The whole hall. Other pages state 600 sqm, set in rows (`horizon-rows`), and 500 sqm, set for dinner
    // (`horizon-dinner`): all three areas are stated.
    areaSqm: specified(areaSqm),
    guests: specified(guests),
    ledWallSqm: specified(ledWallSqm),
    clearHeightM: sample(4.8),
    rigging: sample({ points: 12, kgEach: 250 }),
    power: sample({ amps: 125, points: 2 }),
    network: sample({ downMbit: 1000, upMbit: 1000 }),
    fixedCameras: sample(3),
    stream: sample(true),
    goodsDoor: sample({ widthM: 4, heightM: 2.4 }),
    daylight: sample('with blackout'),
    stepFree: sample(true),
    freshAirM3: sample(40),
  },
  measures,
  plan: {
    shape,
    doors: [
      ...hallDoors('horizon-stage'),
      along(['horizon-stage', 'horizon-hub'], rightOf(shape) + 0.15, 14, 3, 'double'),
    ],
    windows: [westWindow],
    setting: {
      front: 'north',
      guests: between(1.6, podiumEnd + 1.8, shape.width - 1.6, hall.top + hall.depth - 0.7),
      rowsFloor: between(horizonAxis - 9.5, rowsTop, horizonAxis + 9.5, hall.top + 20),
      rows: { rows: 9, aisle: 1.6, bend: 22 },
      led: flat(ledWallSqm, horizonAxis, hall.top + 0.5),
      fixtures: [{ shape: podium, label: 'Stage' }],
    },
  },
  price: specified({ fromEuro: startingPrices['event-floors'], per: 'day' }),
  layouts: [
    {
      layout: 'theatre',
      caption: 'Town hall',
      guests,
      description: 'A shallow fan of nine rows with two microphones in the aisles.',
      image: 'horizon-stage-seats-theatre',
    },
    {
      layout: 'banquet',
      caption: 'Dinner',
      guests: 140,
      description: 'Fourteen tables between bar and stage, the wings drawn in with drapes.',
      image: 'horizon-stage-seats-banquet',
    },
  ],
  words: {
    name: 'Horizon Stage',
    category: 'STAGES',
    subtitle: 'Nearest the street, the goods lift beside the stage',
    description:
      'The most direct of our halls: a shallow room where the last row can still see your face. Made for premieres, town halls and speeches that need an answer.',
    heroImage: 'horizon-stage-conference',
    videoUrl: defaultVenueFilm,
    specifications: [
      'area',
      { label: 'Set in rows', areas: [{ of: 'horizon-rows' }] },
      { label: 'Set for dinner', areas: [{ of: 'horizon-dinner' }] },
      'guests',
      'led',
      'level',
    ],
    features: [
      {
        title: `${measures.lastSeatM} metres to the last seat`,
        description: 'Wide instead of deep. Questions come without a runner, and laughter comes back to the stage.',
      },
      {
        title: 'Drive-in access',
        description: 'A van’s load comes up in the goods lift and is on its mark half an hour after arrival.',
      },
      {
        title: 'Your own entrance, your own name',
        description: 'Guests arrive under your sign on the first event floor and pass only your badge desk.',
      },
    ],
    galleryImages: [
      'horizon-stage-dinner',
      'venue-set-up',
      'horizon-stage-horseshoe',
      'horizon-stage-panel',
      'horizon-stage-lunch',
      'house-front-night',
    ],
  },
} as const satisfies RoomVenue;
