import type { Plugin } from 'vite';
import type * as house from '@mainstage/house/venue-list';
import { libs, readModule } from './registry';

const file = `${libs}/house/src/venue-list.ts`;

/**
 * Gives the browser the venues' ids as a plain list. Their source is the register of all rooms; a form that only asks
 * whether a venue exists would otherwise load the words and the geometry of the whole house.
 */
export function shortVenueList(): Plugin {
  return {
    name: 'short-venue-list',
    async load(id) {
      if (this.environment.name !== 'client' || id !== file) return;
      const { venueIds } = await readModule<typeof house>(file);
      return `export const venueIds = ${JSON.stringify(venueIds)};`;
    },
  };
}
