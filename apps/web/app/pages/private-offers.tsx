import { privateOffers } from '@mainstage/content/pages/private-offers';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { OfferPage } from '../features/offers/offer-page';

export const handle: PageHandle = { lang: privateOffers.lang, nav: 'over-hero' };
export const meta = () => headOf(privateOffers);

export default function PrivateOffersPage() {
  return <OfferPage copy={privateOffers.copy} />;
}
