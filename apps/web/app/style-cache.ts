import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's store of styles, named alike at build time and in the browser so that the browser takes up what was built. */
export function makeStyleCache(): EmotionCache {
  return createCache({ key: 'ms' });
}
