import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of styles, with the same key on the server and in the browser, so that the browser finds the rendered
 * styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'ms' });
