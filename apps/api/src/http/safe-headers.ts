import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Browser features that no page of ours uses; full screen stays allowed, for videos. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The security headers that matter for a script, style or font; all others apply to pages. */
const ofFiles = new Set(['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']);

/**
 * Security headers of a file that is no page, from {@link safeHeaders}. A page loads up to twelve scripts, each of
 * which would repeat 1 kB of headers.
 */
export const fileHeaders = (https: boolean) => safeHeaders(https).filter(([name]) => ofFiles.has(name));

/** Removes headers of pages from the response with a file. */
export function dropPageHeaders(response: ServerResponse): void {
  for (const name of pageHeaders) response.removeHeader(name);
}

/**
 * Security headers of every response; the Content-Security-Policy depends on the page and is set elsewhere. Independent
 * of the request, so helmet is called once: its thirteen steps cost a form call more than reading its body.
 * @param https whether browsers may be restricted to https
 */
export function safeHeaders(https: boolean): [name: string, value: string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    // Sends no referrer to other sites, but to our own: with `no-referrer` a browser would not send the origin of a
    // form without scripts.
    referrerPolicy: { policy: 'same-origin' },
  });
  set(response.req, response, () => undefined);
  response.setHeader('Permissions-Policy', permissionsPolicy);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Of these a page sends one value: a second one would not replace the first (rule links.personal). */
const pageHeaders: readonly string[] = [
  'content-security-policy',
  ...safeHeaders(false)
    .map(([name]) => name)
    .filter((name) => !ofFiles.has(name)),
];
