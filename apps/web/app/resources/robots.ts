import { siteSettings } from '../site-settings';

/**
 * Disallows the API only. Pages that must not be indexed have a `robots` meta tag, which crawlers see only if they may
 * fetch the page.
 */
export function loader(): Response {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /ops/', ''];
  const text = [...lines, `Sitemap: ${siteSettings.origin}/sitemap.xml`, ''].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
