import type { PageHandle } from '../page-handle';
import { StageLanding } from '../features/venues/page/stage-landing';
import { stageLandingData } from '../features/venues/page/stage-landing-data';
import { venueHead } from '../features/venues/page/venue-head';

type LoadedPage = { loaderData: ReturnType<typeof loader> };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };
export const loader = () => stageLandingData('skyline-stage');
export const meta = ({ loaderData }: LoadedPage) => venueHead(loaderData);

export default function SkylineStagePage({ loaderData }: LoadedPage) {
  return <StageLanding page={loaderData} />;
}
