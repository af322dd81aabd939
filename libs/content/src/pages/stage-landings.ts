import { horizonRooms } from '../venues/carousels/horizon';
import { libertyRooms } from '../venues/carousels/liberty';
import { skylineRoomFilters, skylineRooms } from '../venues/carousels/skyline';
import { horizonConfigurations } from '../venues/configurations/horizon';
import { libertyConfigurations } from '../venues/configurations/liberty';
import { skylineConfigurations } from '../venues/configurations/skyline';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { CarouselRoom, ConfigurationCard } from '../venues/types';

interface StageLanding {
  rooms: { lead: string; items: readonly CarouselRoom[]; filters?: typeof skylineRoomFilters };
  grid: { title: string; lead: string; cards: readonly ConfigurationCard[] };
}

/** Content of the landing pages between the opening and the details (rule venues.landings). */
export const stageLandings = {
  'skyline-stage': {
    rooms: {
      lead: 'The rooms next to the hall and on the floor below.',
      items: skylineRooms,
      filters: skylineRoomFilters,
    },
    grid: {
      title: 'All configurations',
      lead: 'Ten ways to set up the top event floor, each for a full house.',
      cards: skylineConfigurations,
    },
  },
  'liberty-stage': {
    rooms: { lead: 'Six rooms open off the stage, each with its own strengths.', items: libertyRooms },
    grid: {
      title: 'All configurations',
      lead: 'The six rooms around the stage, each with its seating.',
      cards: libertyConfigurations,
    },
  },
  'horizon-stage': {
    rooms: { lead: 'A hall, a hub and a circle, one behind the other.', items: horizonRooms },
    grid: {
      title: 'All configurations',
      lead: 'For everyone, for many, for the few.',
      cards: horizonConfigurations,
    },
  },
} as const satisfies Partial<Record<VenueId, StageLanding>>;

export type LandingId = keyof typeof stageLandings;
