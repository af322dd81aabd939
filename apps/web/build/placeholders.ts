import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Keeps the pictures' blurred placeholders out of what the browser loads as script: they stand in the prerendered page,
 * where they are seen, and would else come a second time with every page's first visit.
 */
export function placeholdersInPagesOnly(): Plugin {
  return {
    name: 'placeholders-in-pages-only',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !id.endsWith('/content/src/pictures/manifest.json')) return;
      const pictures = JSON.parse(readFileSync(id, 'utf8')) as Record<string, { placeholder?: string }>;
      for (const picture of Object.values(pictures)) delete picture.placeholder;
      return JSON.stringify(pictures);
    },
  };
}
