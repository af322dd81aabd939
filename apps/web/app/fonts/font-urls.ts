import display from './bricolage-grotesque-first.woff2?url';
import text from './instrument-sans-first.woff2?url';

/** Both are on every page's first screen. */
export const fontUrls = { display, text };
