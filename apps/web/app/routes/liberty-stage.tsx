import { venuePages } from '@mainstage/content/shared-pages/venue-detail';
import type { PageHandle } from '../page-handle';
import { landingHead, StageLanding } from '../features/venues/page/stage-landing';

export const handle: PageHandle = { lang: venuePages['liberty-stage'].lang, nav: 'over-hero' };
export const meta = () => landingHead('liberty-stage');

export default function LibertyStagePage() {
  return <StageLanding id="liberty-stage" />;
}
