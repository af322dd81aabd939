import { useParams } from 'react-router-dom';
import { fullTitle } from '@mainstage/content/pages/page-content';
import { unknownVenuePage, venuePages, venueWords } from '@mainstage/content/pages/venue-detail';
import { isVenueId } from '@mainstage/house/ids';
import { unknownVenue } from '@mainstage/content/venues/venue-of';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { UnknownVenue } from '../features/venues/page/unknown-venue';
import { VenueView } from '../features/venues/page/venue-view';
import { venueData } from '../features/venues/page/venue-data';
import { venueTrail } from '../features/venues/page/venue-trail';

export const handle: PageHandle = { lang: unknownVenuePage.lang, nav: 'over-hero' };

export function meta({ params: { productId = '' } }: { params: { productId?: string } }) {
  if (isVenueId(productId))
    return headOf(venuePages[productId], { trail: venueTrail(productId), data: [venueData(productId)] });
  const title = fullTitle({ title: unknownVenue(productId).name });
  return headOf(unknownVenuePage).map((tag) => ('title' in tag ? { title } : tag));
}

/** One venue by the id in the address; for an id that nobody knows, what rule venues.unknown puts in its place. */
export default function VenuePage() {
  const { productId = '' } = useParams();
  // One file is built for all unknown addresses: the name comes in once the browser has taken the page up.
  const hydrated = useHydrated();
  if (isVenueId(productId)) return <VenueView key={productId} id={productId} />;
  const venue = unknownVenue(productId);
  return <UnknownVenue venue={hydrated ? venue : { ...venue, name: venueWords.unknown.name }} />;
}
