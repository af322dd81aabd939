import type { Source } from '@mainstage/leads/source/form';
import { createStoredValue } from '../../storage/stored-value';

export const visitSourceKey = 'mainstage.source';
// The form's class, which checks what was noted, is not for the first script of every page (`visit-source.ts`).
const noted = createStoredValue<Source | null>({
  area: 'session',
  key: visitSourceKey,
  parse: (text) => JSON.parse(text ?? 'null') as Source | null,
});

/** Shorter than the form allows. */
const longest = 200;

/**
 * Notes once a tab what led to the visit: campaign and path of the first address, and the host alone of the page that
 * linked here. It stays in the tab (no cookie) and goes out with a form only.
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
    // A reload or a link of our own is no source.
    referrerHost: from && from !== host ? from.slice(0, longest) : undefined,
    firstPage: pathname.slice(0, longest),
  };
}
