import { fullTitle } from '@mainstage/content/site/page-content';
import { unknownVenuePage, venuePages } from '@mainstage/content/shared-pages/venue-detail';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { unknownVenue } from '@mainstage/content/venues/venue-of';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { UnknownVenue } from '../features/venues/page/unknown-venue';
import { useSegment } from '../components/page-address/use-segment';
import { VenueView } from '../features/venues/page/venue-view';
import { venueData } from '../features/venues/page/venue-data';
import { venueTrail } from '../features/venues/page/venue-trail';

export const handle: PageHandle = { lang: unknownVenuePage.lang, nav: 'over-hero' };

export function meta({ params: { productId = '' } }: { params: { productId?: string } }) {
  if (isVenueId(productId))
    return headOf(venuePages[productId], { trail: venueTrail(productId), data: venueData(productId) });
  const title = fullTitle({ title: unknownVenue(productId).name });
  return headOf(unknownVenuePage).map((tag) => ('title' in tag ? { title } : tag));
}

/** One venue by the id in the address; for an id that nobody knows, what rule venues.unknown puts in its place. */
export default function VenuePage() {
  const productId = useSegment(1) ?? '';
  if (isVenueId(productId)) return <VenueView key={productId} id={productId} />;
  // One file is built for all unknown addresses: the API puts the name of each into it.
  return <UnknownVenue venue={unknownVenue(productId)} />;
}
