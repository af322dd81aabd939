import { overview } from '@mainstage/content/pages/overview';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { FeaturedUseCases } from '../features/overview/featured-use-cases';
import { PageOpening } from '../components/pages/page-opening';
import { Pillars } from '../features/overview/pillars';
import { Ready } from '../components/pages/closing-call';
import { ThreeVenues } from '../features/overview/three-venues';

const { copy } = overview;

export const handle: PageHandle = { lang: overview.lang, nav: 'over-hero' };
export const meta = () => headOf(overview);

/** The whole building on one page: what people come for, the venues and floors, the three pillars. */
export default function OverviewPage() {
  return (
    <>
      <PageOpening {...copy.hero} />
      <FeaturedUseCases copy={copy.useCases} />
      <ThreeVenues copy={copy.venues} floors={copy.floors} />
      <Pillars copy={copy.pillars} />
      <Ready copy={copy.ready} />
    </>
  );
}
