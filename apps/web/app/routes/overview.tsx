import { overview } from '@mainstage/content/pages/overview';
import { featuredUseCases } from '@mainstage/content/use-cases/use-cases';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { buildingData } from '../components/building/building-data';
import { FeaturedUseCases } from '../features/overview/featured-use-cases';
import { PageOpening } from '../components/pages/page-opening';
import { Pillars } from '../features/overview/pillars';
import { Ready } from '../components/pages/closing-call';
import { ThreeVenues } from '../features/overview/three-venues';

type LoadedPage = { loaderData: ReturnType<typeof loader> };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };

/** The page's texts, which contain facts of venues, and the drawing of the building. */
export const loader = () => ({ page: overview, useCases: featuredUseCases, drawing: buildingData() });
export const meta = ({ loaderData }: LoadedPage) => headOf(loaderData.page);

/** The whole building on one page: use cases, venues and floors, the three pillars. */
export default function OverviewPage({ loaderData: { page, useCases, drawing } }: LoadedPage) {
  const { copy } = page;

  return (
    <>
      <PageOpening {...copy.hero} />
      <FeaturedUseCases copy={copy.useCases} useCases={useCases} />
      <ThreeVenues copy={copy.venues} drawing={drawing} floors={copy.floors} />
      <Pillars copy={copy.pillars} />
      <Ready copy={copy.ready} />
    </>
  );
}
