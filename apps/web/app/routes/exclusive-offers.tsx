import { exclusiveOffers } from '@mainstage/content/pages/exclusive-offers';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { offersData } from '../features/offers/offers-data';
import { OfferPage } from '../features/offers/offer-page';

export const handle: PageHandle = { lang: exclusiveOffers.lang, nav: 'over-hero', isFile: true };
export const meta = () => headOf(exclusiveOffers, { data: [offersData(exclusiveOffers)] });

export default function ExclusiveOffersPage() {
  return <OfferPage copy={exclusiveOffers.copy} />;
}
