import { pricesPlaceholder } from '@mainstage/content/estimate/served-prices';

/** Which prices estimates use, as the page was served with it; the placeholder in built pages. */
export const servedPrices =
  typeof document === 'undefined' ? pricesPlaceholder : document.documentElement.dataset['prices'];
