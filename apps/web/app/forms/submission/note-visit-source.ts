import type { Source } from '@mainstage/leads/source/form';
import { createStoredValue } from '../../storage/stored-value';

export const visitSourceKey = 'mainstage.source';
// The form's class, which validates the value, is too large for the first script of every page (`visit-source.ts`).
const noted = createStoredValue<Source | null>({
  area: 'session',
  key: visitSourceKey,
  parse: (text) => JSON.parse(text ?? 'null') as Source | null,
});

/** Shorter than the form's limit. */
const longest = 200;

/**
 * Stores once per tab the source of the visit: campaign and path of the first address, and the host of the referring
 * page. It stays in the tab (no cookie) and is sent with a form only.
 */
export function noteVisitSource(address: URL, referrer: string): void {
  if (noted.read() === null) noted.write(sourceOf(address, referrer));
}

function sourceOf({ searchParams, pathname, host }: URL, referrer: string): Source {
  const utm = (name: string) => searchParams.get(`utm_${name}`)?.slice(0, longest) || undefined;
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  return {
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    // A reload or an internal link is no source.
    referrerHost: from && from !== host ? from.slice(0, longest) : undefined,
    firstPage: pathname.slice(0, longest),
  };
}
