import { type ShopPage, shopWords } from '@mainstage/content/shop/shop-page';
import { type ListedFacts, listedFactsOf } from '../../components/venues/venue-facts';

/** What the page of a category loads: its words, which name facts of rooms, and a line for each room. */
export interface CategoryData {
  page: ShopPage;
  rooms: readonly ListedFacts[];
}

export const categoryData = (page: ShopPage): CategoryData => ({
  page,
  rooms: page.copy.venues.ids.map((id) => listedFactsOf(id, shopWords)),
});
