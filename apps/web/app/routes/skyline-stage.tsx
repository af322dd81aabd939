import { venuePages } from '@mainstage/content/shared-pages/venue-detail';
import type { PageHandle } from '../page-handle';
import { landingHead, StageLanding } from '../features/venues/page/stage-landing';

export const handle: PageHandle = { lang: venuePages['skyline-stage'].lang, nav: 'over-hero' };
export const meta = () => landingHead('skyline-stage');

export default function SkylineStagePage() {
  return <StageLanding id="skyline-stage" />;
}
