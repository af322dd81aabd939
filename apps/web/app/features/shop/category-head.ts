import { shop } from '@mainstage/content/pages/shop';
import { shopVenue } from '@mainstage/content/pages/shop-venue';
import { headOf } from '../../head';
import type { CategoryData } from './category-data';

/** The head of a category's page, with the way to it through the shop. */
export const categoryHead = ({ loaderData: { page } }: { loaderData: CategoryData }) =>
  headOf(page, {
    trail: [
      { name: shop.copy.hero.kicker, path: shop.path },
      { name: shopVenue.copy.kicker, path: shopVenue.path },
      { name: page.copy.hero.kicker, path: page.path },
    ],
  });
