import { shopRooftopTerrace } from '@mainstage/content/pages/shop-rooftop-terrace';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { ShopCategory } from '../features/shop/shop-category';
import { shopTrail } from '../features/shop/shop-trail';

export const handle: PageHandle = { lang: shopRooftopTerrace.lang, nav: 'over-hero' };
export const meta = () => headOf(shopRooftopTerrace, { trail: shopTrail(shopRooftopTerrace) });

export default function ShopRooftopTerracePage() {
  return <ShopCategory page={shopRooftopTerrace} />;
}
