import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Entry {
  width: number;
  height: number;
  alt: string;
  focus: readonly number[];
  widths: readonly number[];
}

const manifest = '/content/src/pictures/manifest.json';
const listed = '\0mainstage:pictures?';
const ending = '.json';

/**
 * Gives the browser the list of pictures in few words. It is part of every page's first visit, so it omits the
 * blurred placeholders, which the prerendered page contains where they are seen, and names each size only once.
 */
export function shortPictureList(): Plugin {
  return {
    name: 'short-picture-list',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name !== 'client' || !source.endsWith('/manifest.json')) return;
      const file = await this.resolve(source, importer, { ...options, skipSelf: true });
      // Vite would read an id that ends in `.json` as JSON.
      return file?.id.endsWith(manifest) ? listed + file.id.slice(0, -ending.length) : undefined;
    },
    load(id) {
      if (!id.startsWith(listed)) return;
      const file = id.slice(listed.length) + ending;
      this.addWatchFile(file);
      return shortList(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Entry>);
    },
  };
}

/** A module whose default export is the manifest without its placeholders. */
export function shortList(pictures: Record<string, Entry>): string {
  const sizes: string[] = [];
  const entries = Object.entries(pictures).map(([id, { width, height, alt, focus, widths }]) => {
    const size = JSON.stringify({ width, height, widths });
    const known = sizes.indexOf(size);
    const index = known < 0 ? sizes.push(size) - 1 : known;
    return `${JSON.stringify(id)}:p(${index},${JSON.stringify(alt)},${focus.join()})`;
  });
  return [
    `const s=[${sizes.join()}];`,
    'const p=(size,alt,...focus)=>({...s[size],alt,focus});',
    `export default {${entries.join()}};`,
  ].join('\n');
}
