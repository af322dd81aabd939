import { shopRooftopTerrace } from '@mainstage/content/pages/shop-rooftop-terrace';
import type { PageHandle } from '../page-handle';
import { categoryData } from '../features/shop/category-data';
import { categoryHead } from '../features/shop/category-head';
import { ShopCategory } from '../features/shop/shop-category';

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };
export const loader = () => categoryData(shopRooftopTerrace);
export const meta = categoryHead;

export default ShopCategory;
