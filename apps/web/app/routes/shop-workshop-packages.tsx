import { shopWorkshopPackages } from '@mainstage/content/pages/shop-workshop-packages';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { ShopCategory } from '../features/shop/shop-category';
import { shopTrail } from '../features/shop/shop-trail';

export const handle: PageHandle = { lang: shopWorkshopPackages.lang, nav: 'over-hero' };
export const meta = () => headOf(shopWorkshopPackages, { trail: shopTrail(shopWorkshopPackages) });

export default function ShopWorkshopPackagesPage() {
  return <ShopCategory page={shopWorkshopPackages} />;
}
