import { pageSettings } from '@mainstage/contracts/page-server';
import { builtSettings, type SiteSettings } from '@mainstage/content/site/built-settings';

/**
 * The site's origin and the prices of estimates. The server reads them from its environment; the browser from the
 * document, so that hydration renders the same. Files are built with `builtSettings`, which a starting server replaces.
 */
export const siteSettings: SiteSettings = typeof document === 'undefined' ? ofServer() : ofDocument(document);

function ofServer(): SiteSettings {
  return {
    origin: process.env[pageSettings.origin] ?? builtSettings.origin,
    prices: process.env[pageSettings.prices] ?? builtSettings.prices,
  };
}

function ofDocument({ documentElement }: Document): SiteSettings {
  const { origin = window.location.origin, prices = builtSettings.prices } = documentElement.dataset;
  return { origin, prices };
}
