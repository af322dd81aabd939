import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { OfferGone, OfferPage } from '@mainstage/contracts/offers/calls';
import { pageApi } from '../../page-context';
import { ofOneReader } from '../../private-headers';
import type { OfferView } from './offer-view';
import { planOfOffer } from './plan.server';
import { typedIn } from './typed-cookie.server';

/** Path of an offer in the API. @param call such as `accept`; without it the offer itself */
export const offerPath = (token: string, call?: string): string =>
  ['/api/offers', encodeURIComponent(token), call].filter(Boolean).join('/');

/** The desk's preview of a version: the address has its id in place of a token, and a signed-in member's browser opens it. */
const isVersionId = (token: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token);
const previewPath = (versionId: string): string => `/api/desk/offer-versions/${versionId}/preview`;

/** Query parameters of the page: ticked lines, and what the last form led to. */
export const offerQuery = { line: 'line', sent: 'sent' } as const;

const answered = (view: OfferView, status: number) => data(view, { status, headers: ofOneReader });

/** Loads the offer of a link. An expired, withdrawn, replaced or erased one has a page of its own (410). */
export async function loadOffer({ params: { token }, request, context }: LoaderFunctionArgs) {
  if (!token) return answered({ kind: 'unknown' }, 404);
  const response = await context.get(pageApi).call(isVersionId(token) ? previewPath(token) : offerPath(token));
  if (response.status === 404 || response.status === 401) return answered({ kind: 'unknown' }, 404);
  if (response.status === 410) {
    const { offer: gone } = (await response.json()) as { offer: OfferGone };
    return answered({ kind: 'gone', gone }, 410);
  }
  if (!response.ok) throw new Response(null, { status: response.status });
  const page = (await response.json()) as OfferPage;
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get(offerQuery.sent);
  const optional = new Set(page.content.lines.filter((line) => line.optional).map(({ id }) => id));
  return answered(
    {
      kind: 'offer',
      token,
      page,
      plan: planOfOffer(page.content),
      lines: searchParams.getAll(offerQuery.line).filter((id) => optional.has(id)),
      typed: typedIn(request),
      sent: sent === 'code' || sent === 'wish' ? sent : null,
    },
    200,
  );
}
