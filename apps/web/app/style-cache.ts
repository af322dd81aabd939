import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache of styles, with the same key on the server and in the browser so that the rendered styles are found again. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'ms' });
