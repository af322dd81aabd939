import type { Source } from '@mainstage/leads/source/form';

/** Where the tab keeps it. */
export const visitSourceKey = 'mainstage.source';

// Shorter than the form allows; the form's class is not for the first script of every page.
const longest = 200;

/**
 * Notes once a tab what led to the visit: campaign and path of the first address, and the host alone of the page that
 * linked here. It stays in the tab (no cookie) and goes out with a form only.
 */
export function noteVisitSource(address: URL, referrer: string): void {
  try {
    if (sessionStorage.getItem(visitSourceKey) !== null) return;
    sessionStorage.setItem(visitSourceKey, JSON.stringify(sourceOf(address, referrer)));
  } catch {
    // No storage, no source.
  }
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
