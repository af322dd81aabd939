import type { OfferCatalog, WithContext } from 'schema-dts';
import { offers } from '@mainstage/content/offers/offers';
import type { OfferId } from '@mainstage/content/offers/types';
import { quotePrice } from '@mainstage/content/offers/offer-parts';
import type { PageContent } from '@mainstage/content/site/page-content';
import { organisationId } from '../../structured-data';
import { siteSettings } from '../../site-settings';

const { origin } = siteSettings;

/** The offers of a page with their prices as structured data. */
export const offersData = (
  { path, head }: PageContent,
  stories?: Readonly<Record<OfferId, string>>,
): WithContext<OfferCatalog> => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: head.name ?? head.title,
  url: `${origin}${path}`,
  itemListElement: offers.map((offer) => ({
    '@type': 'Offer' as const,
    name: offer.title,
    description: stories?.[offer.id] ?? offer.description,
    price: quotePrice(offer),
    priceCurrency: 'EUR',
    seller: { '@id': organisationId },
    itemOffered: { '@type': 'Service' as const, name: offer.title, provider: { '@id': organisationId } },
  })),
});
