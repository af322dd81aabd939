import { shopEventFloors } from '@mainstage/content/pages/shop-event-floors';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { ShopCategory } from '../features/shop/shop-category';
import { shopTrail } from '../features/shop/shop-trail';

export const handle: PageHandle = { lang: shopEventFloors.lang, nav: 'over-hero' };
export const meta = () => headOf(shopEventFloors, { trail: shopTrail(shopEventFloors) });

export default function ShopEventFloorsPage() {
  return <ShopCategory page={shopEventFloors} />;
}
