import { venuePages } from '@mainstage/content/shared-pages/venue-detail';
import type { PageHandle } from '../page-handle';
import { landingHead, StageLanding } from '../features/venues/page/stage-landing';

export const handle: PageHandle = { lang: venuePages['horizon-stage'].lang, nav: 'over-hero' };
export const meta = () => landingHead('horizon-stage');

export default function HorizonStagePage() {
  return <StageLanding id="horizon-stage" />;
}
