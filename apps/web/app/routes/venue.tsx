import type { LoaderFunctionArgs } from 'react-router-dom';
import { unknownVenue, unknownVenuePage } from '@mainstage/content/shared-pages/unknown-venue';
import { fullTitle } from '@mainstage/content/site/page-content';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { loadAnswers } from '../load-answers';
import { LoadedAnswersContext, onOtherPath } from '../api/loaded-answers';
import { headOf } from '../head';
import { publicForTenSeconds } from '../page-headers';
import type { PageHandle } from '../page-handle';
import { UnknownVenue } from '../features/venues/page/unknown-venue';
import { VenueView } from '../features/venues/page/venue-view';
import { venueDayAt } from '../features/venues/page/venue-answers';
import { venueHead } from '../features/venues/page/venue-head';
import { venuePageData } from '../features/venues/page/venue-page-data';

type LoadedPage = { loaderData: Awaited<ReturnType<typeof loader>>; params: { productId?: string } };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };

/** Undefined for an unknown venue: its page has only the address. */
export async function loader(of: LoaderFunctionArgs) {
  const { productId = '' } = of.params;
  if (!isVenueId(productId)) return null;
  return { page: venuePageData(productId), loaded: await loadAnswers(of, [venueDayAt(of.request.url)]) };
}
export const shouldRevalidate = onOtherPath;
export const headers = publicForTenSeconds;

export function meta({ loaderData, params: { productId = '' } }: LoadedPage) {
  if (loaderData) return venueHead(loaderData.page);
  const title = fullTitle({ title: unknownVenue(productId).name });
  return headOf(unknownVenuePage).map((tag) => ('title' in tag ? { title } : tag));
}

/** One venue by the id in the address; for an unknown id the page of rule venues.unknown. */
export default function VenuePage({ loaderData, params: { productId = '' } }: LoadedPage) {
  if (loaderData)
    return (
      <LoadedAnswersContext value={loaderData.loaded}>
        <VenueView key={loaderData.page.id} page={loaderData.page} />
      </LoadedAnswersContext>
    );
  return <UnknownVenue venue={unknownVenue(productId)} />;
}
