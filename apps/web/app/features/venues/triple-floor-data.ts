import { venueFloors } from '@mainstage/content/shared-pages/venue-floors';
import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { stageNames } from './double-floor-data';

const id = 'skyline-liberty-horizon-triple';

export interface TripleFloorData {
  id: VenueId;
  title: string;
  description: string;
  rows: readonly { term: string; detail: string }[];
}

export function tripleFloorData(): TripleFloorData {
  const { name, subtitle, description, specifications } = venues[id];
  return {
    id,
    title: `${name}: ${subtitle.toLowerCase()}`,
    description,
    rows: [
      { term: venueFloors.copy.madeOf, detail: stageNames(id).join(', ') },
      ...Object.entries(specifications).map(([term, detail]) => ({ term, detail })),
    ],
  };
}
