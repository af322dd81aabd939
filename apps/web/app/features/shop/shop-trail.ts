import { shop } from '@mainstage/content/pages/shop';
import { shopVenue } from '@mainstage/content/pages/shop-venue';
import type { ShopPage } from '@mainstage/content/shop/shop-page';
import type { Crumb } from '../../structured-data';

/** The way through the shop to one of its categories, for search engines. */
export const shopTrail = ({ path, copy }: ShopPage): Crumb[] => [
  { name: shop.copy.hero.kicker, path: shop.path },
  { name: shopVenue.copy.kicker, path: shopVenue.path },
  { name: copy.hero.kicker, path },
];
