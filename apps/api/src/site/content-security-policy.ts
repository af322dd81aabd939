import { createHash } from 'node:crypto';
import { filmOrigins } from '@mainstage/content/videos/film-origins';

/**
 * The Content-Security-Policy of an answer: nothing but our own origin and the players of hosted films, and no inline script but those of the page,
 * named by their hashes. Emotion writes its styles inline, hence `unsafe-inline` for styles alone.
 * @param html the page whose inline scripts may run
 */
export function contentSecurityPolicy(publicUrl: string, html = ''): string {
  const scripts = ["'self'", ...inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`)];
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // Players of films that the content names; each is loaded once the visitor agrees.
    `frame-src ${["'self'", ...filmOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (publicUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The text of every script element without `src` that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
