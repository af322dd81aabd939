import type { Plugin } from 'vite';
import { plainValues } from './plain-values';
import { readModule } from './registry';

/**
 * Gives the browser what a module named `*.built.ts` exports as plain values, worked out while the site is built. A form that
 * only asks whether a venue exists would otherwise load the words and the geometry of the whole house.
 * @throws Error for an export that JSON cannot hold
 */
export function builtValues(): Plugin {
  return {
    name: 'built-values',
    async load(id) {
      if (this.environment.name !== 'client' || !id.endsWith('.built.ts')) return;
      return plainValues(await readModule<Record<string, unknown>>(id));
    },
  };
}
