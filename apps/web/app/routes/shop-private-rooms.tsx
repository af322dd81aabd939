import { shopPrivateRooms } from '@mainstage/content/pages/shop-private-rooms';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { ShopCategory } from '../features/shop/shop-category';
import { shopTrail } from '../features/shop/shop-trail';

export const handle: PageHandle = { lang: shopPrivateRooms.lang, nav: 'over-hero' };
export const meta = () => headOf(shopPrivateRooms, { trail: shopTrail(shopPrivateRooms) });

export default function ShopPrivateRoomsPage() {
  return <ShopCategory page={shopPrivateRooms} />;
}
