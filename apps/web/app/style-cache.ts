import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache of styles, with the same key at build time and in the browser so that the prerendered styles are found again. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'ms' });
}
