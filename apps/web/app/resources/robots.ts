import { siteSettings } from '../site-settings';

/** Pages are free to be read, calls are not. Pages that must not be listed say so themselves, so they may be fetched. */
export function loader(): Response {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /ops/', ''];
  const text = [...lines, `Sitemap: ${siteSettings.origin}/sitemap.xml`, ''].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
