import { isListed, pages } from '@mainstage/content/pages/pages';
import { siteSettings } from '../site-settings';

/** The day of the last change to the pages' content, or undefined; apps/web/vite.config.ts defines it. */
declare const CHANGED_ON: string;
const changedOn = typeof CHANGED_ON === 'undefined' ? '' : CHANGED_ON;

/** All pages that search engines may index, written at build time; the API inserts its origin. */
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
