import { siteSettings } from '../../site-settings';

const hostOf = (address: string | null): string | undefined =>
  address !== null && URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Whether a page of another site sends the form, or a program that says nothing of itself (rule form.origin). A browser names the
 * origin; one that hides it (`null`) says `Sec-Fetch-Site`, which no page can set, and an old one the page.
 */
export function isForeign({ headers }: Request): boolean {
  const own = [new URL(siteSettings.origin).host, headers.get('Host')];
  const origin = headers.get('Origin');
  if (origin !== null && origin !== 'null') return !own.includes(hostOf(origin) ?? '');
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'same-origin';
  return !own.includes(hostOf(headers.get('Referer')) ?? '');
}
