import { pageSettings } from '@mainstage/contracts/page-server';
import { builtSettings, type SiteSettings } from '@mainstage/content/site/built-settings';

/**
 * The site's origin and whose prices estimates use. The server has them from its environment; in the browser the document says them,
 * so that hydration finds the same page. Files are built with `builtSettings`, which are replaced when a server starts.
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
