import { isListed, pages } from '@mainstage/content/pages/pages';
import { siteSettings } from '../site-settings';

/** The day of the last change to what pages say, or nothing; apps/web/vite.config.ts puts it in. */
declare const CHANGED_ON: string;
const changedOn = typeof CHANGED_ON === 'undefined' ? '' : CHANGED_ON;

/** Every page that search engines may list, written at build time; the API puts its origin in. */
export function loader(): Response {
  const changed = changedOn && `<lastmod>${changedOn}</lastmod>`;
  const urls = pages
    .filter(isListed)
    .map(({ path }) => `  <url><loc>${siteSettings.origin}${path}</loc>${changed}</url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
