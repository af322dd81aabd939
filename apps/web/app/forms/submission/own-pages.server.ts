import { siteSettings } from '../../site-settings';

const hostOf = (address: string | null): string | undefined =>
  address !== null && URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Whether the form is sent by a page of another site, or by a program without these headers (rule form.origin). A
 * browser sends `Origin`; if it is hidden (`null`), `Sec-Fetch-Site` decides, which no page can set, and in old
 * browsers the referrer.
 */
export function isForeign({ headers }: Request): boolean {
  const own = [new URL(siteSettings.origin).host, headers.get('Host')];
  const origin = headers.get('Origin');
  if (origin !== null && origin !== 'null') return !own.includes(hostOf(origin) ?? '');
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin';
  return !own.includes(hostOf(headers.get('Referer')) ?? '');
}
