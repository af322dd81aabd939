import type { VenueId } from '@mainstage/house/ids';
import type { FloorNumber } from './rooms';

interface HouseFloor {
  name: string;
  use: 'events' | 'co-working';
  venues: readonly VenueId[];
}

/** The house from top to bottom: which venues stand on which floor (spec 3). */
export const houseFloors = {
  8: { name: 'Co-working, upper floor', use: 'co-working', venues: ['corporate-office', 'enterprise-office'] },
  7: { name: 'Co-working, lower floor', use: 'co-working', venues: ['private-office', 'team-office'] },
  6: {
    name: 'Skyline',
    use: 'events',
    venues: [
      'skyline-floor',
      'skyline-stage',
      'skyline-stage-terrace',
      'nova-stage',
      'nova-stage-terrace',
      'vista-stage',
      'vista-stage-terrace',
      'skyline-studio',
      'sky-lounge',
      'sky-terrace',
    ],
  },
  5: {
    name: 'Liberty',
    use: 'events',
    venues: ['liberty-floor', 'liberty-stage', 'liberty-studio', 'workshop', 'arena', 'straight-up', 'boardroom'],
  },
  4: {
    name: 'Horizon',
    use: 'events',
    venues: ['horizon-floor', 'horizon-stage', 'horizon-studio', 'directors-circle'],
  },
} as const satisfies Record<FloorNumber, HouseFloor>;
