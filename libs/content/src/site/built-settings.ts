/** What a page says of the system that serves it. */
export interface SiteSettings {
  /** In all absolute addresses, such as `https://www.example.com`. */
  origin: string;
  /** `sample` where estimates show sample prices, else `own`. */
  prices: string;
}

/** The settings with which the site's files are built; each server replaces them with its own when it starts. */
export const builtSettings: SiteSettings = { origin: 'https://origin.invalid', prices: 'own' };

const pricesAttribute = (prices: string) => `data-prices="${prices}"`;

/** A built file with the settings of the system that serves it. */
export const withSettings = (text: string, { origin, prices }: SiteSettings): string =>
  text.replaceAll(builtSettings.origin, origin).replace(pricesAttribute(builtSettings.prices), pricesAttribute(prices));
