import type { HelmetOptions } from 'helmet';

/**
 * The headers that protect every answer; the Content-Security-Policy depends on the page and stands apart.
 * @param https whether browsers may be told to use https only
 */
export function safeHeaders(https: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    // Other sites learn nothing. Our own do: with `no-referrer` a browser would not say where a plain form comes from.
    referrerPolicy: { policy: 'same-origin' },
  };
}

/** What no page of ours asks a browser for; full screen stays, for films. */
export const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');
