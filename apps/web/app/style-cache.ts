import createCache, { type EmotionCache } from '@emotion/cache';
import type { EmotionCriticalToChunks } from '@emotion/server/create-instance';

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
 * The styles of a page, with the names of those that are part of another one: what a styled component hands to the styled
 * component in it stands in the inner one's style only, and a browser that does not find its name writes it once more, unused.
 */
export function withMerged(
  critical: EmotionCriticalToChunks,
  { inserted, registered }: EmotionCache,
): EmotionCriticalToChunks {
  const textOf = (name: string) => registered[`${key}-${name}`];
  const styles = critical.styles.map((chunk) => {
    if (chunk.key !== key) return chunk;
    const whole = chunk.ids.map(textOf);
    const merged = Object.keys(inserted).filter((name) => {
      const text = textOf(name);
      return text && !chunk.ids.includes(name) && whole.some((each) => each?.includes(text));
    });
    return { ...chunk, ids: [...chunk.ids, ...merged] };
  });
  return { ...critical, styles };
}

/**
 * A built page's styles, as Emotion writes them, marked so that they stay where they are. Emotion takes those up that bear its
 * own mark by putting them in their place again, twice: a browser then reads all of them anew and draws the page again.
 */
export function asBuilt(styleTags: string): string {
  return styleTags
    .replaceAll(`<style data-emotion="${key} `, `<style ${names}="`)
    .replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
}
