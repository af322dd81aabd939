import { filmOrigins } from '../videos/film-origins';

/**
 * The Content-Security-Policy of a response: only our own origin and the players of hosted films, and only the page's
 * own inline scripts. Emotion writes inline styles, hence `unsafe-inline` for styles.
 * @param origin of the site
 * @param scriptHashes of the allowed inline scripts, as `sha256-…`
 */
export function contentSecurityPolicy(origin: string, scriptHashes: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)];
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // Players of films that the content names; each is loaded after the visitor's consent.
    `frame-src ${["'self'", ...filmOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (origin.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The text of every executable script element without `src`. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
}
