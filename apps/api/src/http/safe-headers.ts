import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** What no page of ours asks a browser for; full screen stays, for films. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The protecting headers that a script, style or font needs; all others tell a browser how to treat a page. */
const ofFiles = new Set(['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']);

/**
 * The headers that protect a file that is no page, by {@link safeHeaders}. A page loads up to twelve scripts, each of which would
 * repeat 1 kB of headers.
 */
export const fileHeaders = (https: boolean) => safeHeaders(https).filter(([name]) => ofFiles.has(name));

/** Takes the headers that protect pages from a response with a file. */
export function dropPageHeaders(response: ServerResponse): void {
  for (const name of pageHeaders) response.removeHeader(name);
}

/**
 * The headers that protect every answer; the Content-Security-Policy depends on the page and is set elsewhere. They depend on
 * no request, so helmet is called once: its thirteen steps cost a form call more than reading its body.
 * @param https whether browsers may be restricted to https
 */
export function safeHeaders(https: boolean): [name: string, value: string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    // Other sites learn nothing. Our own do: with `no-referrer` a browser would not say where a form without scripts comes from.
    referrerPolicy: { policy: 'same-origin' },
  });
  set(response.req, response, () => undefined);
  response.setHeader('Permissions-Policy', permissionsPolicy);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

const pageHeaders = [
  'content-security-policy',
  ...safeHeaders(false)
    .map(([name]) => name)
    .filter((name) => !ofFiles.has(name)),
];
