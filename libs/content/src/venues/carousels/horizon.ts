import { horizonHub } from '@mainstage/venues/facts/rooms/horizon-hub';
import { horizonStage } from '@mainstage/venues/facts/rooms/horizon-stage';
import { wallWordsOf } from '@mainstage/venues/facts/present';
import { defaultVenueFilm } from '@mainstage/venues/facts/films';
import type { CarouselRoom } from '../types';

/** Discover Our Spaces on the Horizon page. */
export const horizonRooms = [
  {
    id: 'horizon-stage',
    name: 'Horizon Stage',
    image: { id: 'co-create' },
    description: 'Wider than it is deep, so that a chief executive can be asked a question without a microphone.',
    equipment: [
      `LED wall, ${wallWordsOf('horizon-stage')}`,
      'Steered sound',
      'Two aisle microphones',
      'Drapes on rails',
    ],
    highlight: `${horizonStage.measures.lastSeatM} metres to the last seat`,
    videoUrl: defaultVenueFilm,
    category: 'horizon',
  },
  {
    id: 'horizon-hub',
    name: 'Horizon Hub',
    image: { id: 'horizon-hub-lunch' },
    description: 'Breakfast, exhibition and lunch pass through here without getting in each other’s way.',
    equipment: ['Counters with power', 'Screens on wheels', 'Dishwashing behind the wall'],
    highlight: `A hall’s lunch served in ${horizonHub.measures.lunchMinutes} minutes`,
    category: 'horizon',
  },
  {
    id: 'directors-circle',
    name: 'Directors Circle',
    image: { id: 'directors-morning' },
    description: 'Ten chairs in first light, or thirty glasses in the last.',
    equipment: ['Folding table', 'Hidden screen', 'Ring lamp, dimmable'],
    highlight: 'Round, with no head of the table',
    category: 'horizon',
  },
] as const satisfies readonly CarouselRoom[];
