import createCache, { type EmotionCache } from '@emotion/cache';

const key = 'ms';

/** Emotion's store of styles, named alike at build time and in the browser so that the browser takes up what was built. */
export function makeStyleCache(): EmotionCache {
  const cache = createCache({ key });
  if (typeof document === 'undefined') return cache;
  const built = document.querySelector<HTMLStyleElement>(`style[${names}]`);
  if (!built) return cache;
  for (const name of built.getAttribute(names)!.split(' ')) cache.inserted[name] = true;
  cache.sheet.tags.push(built);
  return cache;
}

/** Attribute of the styles in a built page: the names of what stands in them. */
const names = 'data-built';

/**
 * A built page's styles, as Emotion writes them, marked so that they stay where they are. Emotion takes those up that bear its
 * own mark by putting them in their place again, twice: a browser then reads all of them anew and draws the page again.
 */
export function asBuilt(styleTags: string): string {
  return styleTags
    .replaceAll(`<style data-emotion="${key} `, `<style ${names}="`)
    .replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
}
