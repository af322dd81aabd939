import type { OfferCatalog, WithContext } from 'schema-dts';
import { shopVenue } from '@mainstage/content/pages/shop-venue';
import { venueCards } from '@mainstage/content/shop/venue-cards';
import { startingPrices } from '@mainstage/venues/facts/prices';
import { organisationId } from '../../structured-data';
import { siteSettings } from '../../site-settings';

const { origin } = siteSettings;

/** Minimum prices of the four categories as structured data. */
export const pricesData: WithContext<OfferCatalog> = {
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: shopVenue.copy.kicker,
  url: `${origin}${shopVenue.path}`,
  itemListElement: venueCards.map(({ id, title, description, href }) => ({
    '@type': 'Offer' as const,
    name: title,
    description,
    url: `${origin}${href}`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      minPrice: startingPrices[id],
      priceCurrency: 'EUR',
      unitText: id === 'workshop-packages' ? 'event' : 'day',
    },
    seller: { '@id': organisationId },
  })),
};
