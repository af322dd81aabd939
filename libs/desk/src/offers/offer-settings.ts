import type { OfferContent } from '@mainstage/contracts/offers/offer';
import type { PriceList } from '@mainstage/contracts/offers/price-list';
import type { Terms } from '@mainstage/contracts/offers/terms';
import type { OfferLinkSettings } from './offer-links';

/** What offers need beside the database. */
export interface OfferSettings extends OfferLinkSettings {
  /** Address of MAIL_FROM, whose domain is that of Message-IDs. */
  mailFrom: string;
  priceList: PriceList;
  /** Versions of the provider's terms, the newest last; empty if there are none. */
  terms: readonly Terms[];
}

/** Version of the terms of a new offer; null if there are none. */
export const newestTerms = ({ terms }: Pick<OfferSettings, 'terms'>): string | null => terms.at(-1)?.version ?? null;

/** The terms that an offer names; null if it names none, or they are not kept any more. */
export const termsOf = ({ terms }: Pick<OfferSettings, 'terms'>, content: Pick<OfferContent, 'terms'>): Terms | null =>
  terms.find(({ version }) => version === content.terms) ?? null;
