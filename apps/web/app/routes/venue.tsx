import type { LoaderFunctionArgs } from 'react-router-dom';
import { unknownVenue, unknownVenuePage } from '@mainstage/content/shared-pages/unknown-venue';
import { fullTitle } from '@mainstage/content/site/page-content';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { UnknownVenue } from '../features/venues/page/unknown-venue';
import { VenueView } from '../features/venues/page/venue-view';
import { venueHead } from '../features/venues/page/venue-head';
import { venuePageData } from '../features/venues/page/venue-page-data';

type LoadedPage = { loaderData: ReturnType<typeof loader>; params: { productId?: string } };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };

/** Nothing for an unknown venue: its page has only the address. */
export const loader = ({ params: { productId = '' } }: LoaderFunctionArgs) =>
  isVenueId(productId) ? venuePageData(productId) : null;

export function meta({ loaderData, params: { productId = '' } }: LoadedPage) {
  if (loaderData) return venueHead(loaderData);
  const title = fullTitle({ title: unknownVenue(productId).name });
  return headOf(unknownVenuePage).map((tag) => ('title' in tag ? { title } : tag));
}

/** One venue by the id in the address; for an id that nobody knows, what rule venues.unknown puts in its place. */
export default function VenuePage({ loaderData, params: { productId = '' } }: LoadedPage) {
  if (loaderData) return <VenueView key={loaderData.id} page={loaderData} />;
  // One file is built for all unknown addresses: the API puts the name of each into it.
  return <UnknownVenue venue={unknownVenue(productId)} />;
}
