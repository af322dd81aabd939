import { euro } from '../constants/figures';
import { count } from '@mainstage/venues/facts/number-format';
import { startingPrices } from '@mainstage/venues/facts/prices';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import { stagesAlone, wholeFloors } from '../floors/floor-venues';
import { withOthers } from '../venues/listing';
import type { PageContent } from '../site/page-content';

export const venueSingleFloor = {
  path: '/venues/single-floor',
  lang: 'en',
  head: {
    title: 'Single-floor stages',
    description:
      'Eight stages and three whole floors, each on one level with foyer, kitchen and control room: areas, guests and LED walls side by side.',
    keywords: ['event stage Frankfurt', 'single floor venue', 'event floor', 'stage hire'],
    robots: 'index, follow',
    picture: 'hall-conference',
  },
  copy: {
    back: 'Back to all venues',
    title: 'Single Floor',
    lead: `One level, one guest list, up to ${count(guestsByFloors.single)} people. Everything your evening needs is behind the same door.`,
    picture: { id: 'skyline-stage-sunset' },
    stages: {
      kicker: 'Stages',
      title: 'A hall to itself',
      lead: 'Three halls, hired as eight stages. Foyer, kitchen and control room come with each.',
      facts: [`${count(guestsByFloors.single)} guests each`, `From ${euro(startingPrices['event-floors'])} per day`],
      venues: withOthers(
        [
          { id: 'skyline-stage', picture: { id: 'skyline-stage-show' } },
          { id: 'liberty-stage', picture: { id: 'liberty-stage-dinner' } },
          { id: 'horizon-stage', picture: { id: 'horizon-stage-conference' } },
          { id: 'nova-stage', picture: { id: 'nova-stage-runway' } },
          { id: 'vista-stage', picture: { id: 'vista-stage-dinner' } },
          { id: 'skyline-stage-terrace', picture: { id: 'rooftop-dusk' } },
          { id: 'nova-stage-terrace', picture: { id: 'sky-terrace-day' } },
          { id: 'vista-stage-terrace', picture: { id: 'sky-terrace-reception' } },
        ],
        stagesAlone,
      ),
    },
    floors: {
      kicker: 'Floors',
      title: 'Or the whole level',
      lead: 'Stage, rooms and foyer in one booking, with lifts reserved for your guests.',
      venues: withOthers(
        [
          { id: 'skyline-floor', picture: { id: 'exterior-dusk' } },
          { id: 'liberty-floor', picture: { id: 'liberty-floor-night' } },
          { id: 'horizon-floor', picture: { id: 'horizon-floor-night' } },
        ],
        wholeFloors,
      ),
    },
    tour: 'Book a Tour',
    of: 'of',
    words: { wall: 'LED wall', volume: 'LED volume' },
    closing: {
      title: 'More guests than one floor takes?',
      lead: 'Two halls share one crew and one picture; all three make up the whole venue.',
      double: 'Double Floor',
      all: 'Single, double, triple floor',
      picture: { id: 'control-wide', alt: '' },
    },
  },
} as const satisfies PageContent;
