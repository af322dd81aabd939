import type { OfferGone, OfferPage } from '@mainstage/contracts/offers/calls';
import type { AnsweredForm, Typed } from './typed';

/** Plan of the arrangement. */
export interface OfferPlan {
  /** Address of the picture, with its size in pixels. */
  picture: string;
  width: number;
  height: number;
  /** Seating and number of guests that are drawn. */
  caption: string;
  /** The venue's own plan with text and dimensions. */
  address: string;
}

/** Data of the page that shows an offer. */
export interface ShownOffer {
  kind: 'offer';
  token: string;
  page: OfferPage;
  plan: OfferPlan | null;
  /** Ids of the ticked lines. */
  lines: string[];
  typed: Typed;
  /** Result of the last form. */
  sent: 'code' | 'wish' | null;
}

export type OfferView =
  | ShownOffer
  | { kind: 'gone'; gone: OfferGone }
  /** No such link, or a link without a token. */
  | { kind: 'unknown' };

export interface LoadedOffer {
  loaderData: OfferView;
  actionData?: AnsweredForm;
}
