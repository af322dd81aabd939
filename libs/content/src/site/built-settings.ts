/** Settings of the system that serves a page, as the page contains them. */
export interface SiteSettings {
  /** Origin of all absolute addresses, such as `https://www.example.com`. */
  origin: string;
  /** `sample` if estimates show sample prices, else `own`. */
  prices: string;
}

/** Settings in the files of the build; each server replaces them with its own when it starts. */
export const builtSettings: SiteSettings = { origin: 'https://origin.invalid', prices: 'own' };

const pricesAttribute = (prices: string) => `data-prices="${prices}"`;

/** A built file with the settings of the system that serves it. */
export const withSettings = (text: string, { origin, prices }: SiteSettings): string =>
  text.replaceAll(builtSettings.origin, origin).replace(pricesAttribute(builtSettings.prices), pricesAttribute(prices));
