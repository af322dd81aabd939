import { privateOffers } from '@mainstage/content/pages/private-offers';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { Occasions } from '../features/offers/occasions';
import { offersData } from '../features/offers/offers-data';
import { OfferPage } from '../features/offers/offer-page';
import { fitOf } from '../features/use-cases/fit';
import { Fits } from '../features/use-cases/fits';

export const handle: PageHandle = { lang: privateOffers.lang, nav: 'over-hero', isFile: true };
export const meta = () => headOf(privateOffers, { data: [offersData(privateOffers, privateOffers.copy.stories)] });

const { title, list } = privateOffers.copy.occasions;

/** The rooms for each occasion: computed at build, so another tab in the address does not load them again. */
export const loader = () => ({ fits: Object.fromEntries(list.map(({ name, search }) => [name, fitOf(search)])) });

export const shouldRevalidate = () => false;

export default function PrivateOffersPage({ loaderData: { fits } }: { loaderData: ReturnType<typeof loader> }) {
  return (
    <OfferPage copy={privateOffers.copy}>
      <Occasions title={title} occasions={list} fits={({ name }) => <Fits useCase={name} fit={fits[name]!} />} />
    </OfferPage>
  );
}
