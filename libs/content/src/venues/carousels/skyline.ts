import { skyLounge } from '@mainstage/venues/facts/rooms/sky-lounge';
import { skylineStage } from '@mainstage/venues/facts/rooms/skyline-stage';
import { skylineStudio } from '@mainstage/venues/facts/rooms/skyline-studio';
import { wallWordsOf } from '@mainstage/venues/facts/present';
import { roomFilms } from '@mainstage/venues/facts/films';
import type { CarouselRoom } from '../types';
import { libertyRooms } from './liberty';

const ownRooms = [
  {
    id: 'skyline-stage',
    name: 'Skyline Stage',
    image: { id: 'hall-empty' },
    description: 'Switch the house lights off and the wall is the only horizon in the room.',
    equipment: [
      `LED wall, ${wallWordsOf('skyline-stage')}`,
      `${skylineStage.measures.movingHeads} moving heads`,
      'Line array',
      'Show control desk',
    ],
    highlight: 'No column between you and the picture',
    videoUrl: roomFilms.skylineStage,
    category: 'skyline',
  },
  {
    id: 'nova-stage',
    name: 'Nova Stage',
    image: { id: 'nova-stage-runway' },
    description: 'The hall turned on its side, with a runway that ends among the guests.',
    equipment: [`Parting LED wall, ${wallWordsOf('nova-stage')}`, 'Runway', 'Press feed box'],
    highlight: 'The wall opens, and the product drives out',
    category: 'skyline',
  },
  {
    id: 'skyline-studio',
    name: 'Skyline Studio',
    image: { id: 'volume-stage' },
    description: 'A volume large enough to film a car inside and out in one morning.',
    equipment: [`LED volume, ${wallWordsOf('skyline-studio')}`, 'Camera tracking', 'Media server', 'Crane'],
    highlight: `${skylineStudio.measures.environments} worlds ready on the server`,
    videoUrl: roomFilms.skylineStudio,
    category: 'skyline',
  },
  {
    id: 'sky-lounge',
    name: 'Sky Lounge',
    image: { id: 'lounge-night' },
    description: 'Amber shelves, low lamps and a view of the towers.',
    equipment: ['Three bar stations', 'Zoned sound', 'Grand piano'],
    highlight: `${skyLounge.measures.barM} metres of bar`,
    category: 'skyline',
  },
  {
    id: 'sky-terrace',
    name: 'Sky Terrace',
    image: { id: 'rooftop-dusk' },
    description: 'A timber deck with a fire in the middle, where speeches get shorter of their own accord.',
    equipment: ['Outdoor sound', 'Power in the deck', 'Heaters and awning'],
    highlight: 'Sunset behind the towers',
    category: 'skyline',
  },
] as const satisfies readonly CarouselRoom[];

/** Discover Our Spaces on the Skyline page: its own rooms, then Liberty’s, which the filter Liberty Stage shows alone. */
export const skylineRooms: readonly CarouselRoom[] = [...ownRooms, ...libertyRooms];

/** The filter buttons of that carousel, in their order (rule venues.landings). Choosing one starts at the first room again. */
export const skylineRoomFilters = [
  { label: 'All Spaces', category: null },
  { label: 'Skyline Stage', category: 'skyline' },
  { label: 'Liberty Stage', category: 'liberty' },
] as const satisfies readonly { label: string; category: CarouselRoom['category'] | null }[];
