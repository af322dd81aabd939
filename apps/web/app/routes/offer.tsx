import { type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom';
import { offerInEnglish, offerInGerman } from '@mainstage/content/shared-pages/offer';
import { GonePage, UnknownOfferPage } from '../features/offer/gone-page';
import { actOnOffer } from '../features/offer/offer-action.server';
import { loadOffer } from '../features/offer/offer-loader.server';
import { OfferPage } from '../features/offer/offer-page';
import type { LoadedOffer, OfferView } from '../features/offer/offer-view';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export const loader = (of: LoaderFunctionArgs) => loadOffer(of);
export const action = (of: ActionFunctionArgs) => actOnOffer(of);
export { headersOfData as headers } from '../forms/submission/form-headers';

function languageOf(view: OfferView | undefined) {
  if (view?.kind === 'offer') return view.page.content.language;
  return view?.kind === 'gone' ? view.gone.language : 'en';
}

export const handle = ({ loaderData }: Partial<LoadedOffer>): PageHandle => ({
  lang: languageOf(loaderData),
  nav: 'above',
  isPersonal: true,
});

export const meta = ({ loaderData }: LoadedOffer) =>
  headOf(languageOf(loaderData) === 'de' ? offerInGerman : offerInEnglish);

/** A client's page of an offer. Opening it changes nothing: only its buttons do. */
export default function OfferRoute({ loaderData, actionData }: LoadedOffer) {
  if (loaderData.kind === 'unknown') return <UnknownOfferPage />;
  if (loaderData.kind === 'gone') return <GonePage gone={loaderData.gone} />;
  return <OfferPage key={loaderData.page.version} offer={loaderData} answered={actionData} />;
}
