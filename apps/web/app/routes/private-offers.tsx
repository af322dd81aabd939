import { privateOffers } from '@mainstage/content/pages/private-offers';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { Occasions } from '../features/offers/occasions';
import { offersData } from '../features/offers/offers-data';
import { OfferPage } from '../features/offers/offer-page';
import { Fits } from '../features/use-cases/fits';

export const handle: PageHandle = { lang: privateOffers.lang, nav: 'over-hero' };
export const meta = () => headOf(privateOffers, { data: [offersData(privateOffers, privateOffers.copy.stories)] });

export default function PrivateOffersPage() {
  const { title, list } = privateOffers.copy.occasions;
  return (
    <OfferPage copy={privateOffers.copy}>
      <Occasions title={title} occasions={list} fits={({ name, search }) => <Fits useCase={name} search={search} />} />
    </OfferPage>
  );
}
