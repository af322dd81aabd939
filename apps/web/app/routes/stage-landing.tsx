import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type LandingId, stageLandings } from '@mainstage/content/pages/stage-landings';
import { loadAnswers } from '../load-answers';
import { LoadedAnswersContext, onOtherPath } from '../api/loaded-answers';
import { loadNearViewport } from '../components/loading/lazy-near-viewport';
import { renderedPart } from '../components/loading/rendered-part';
import { pageAt } from '../components/page-address/page-at';
import { stageLandingData } from '../features/venues/page/stage-landing-data';
import { venueDayAt } from '../features/venues/page/venue-answers';
import { venueHead } from '../features/venues/page/venue-head';
import { VenueView } from '../features/venues/page/venue-view';
import type { PageHandle } from '../page-handle';
import { publicForTenSeconds } from '../page-headers';

/** Tabs and carousels are below the first screen, and as large as the rest of the page. */
const StageViews = renderedPart(() =>
  loadNearViewport('#views', async () => (await import('../features/venues/page/stage-views')).StageViews),
);

type LoadedPage = { loaderData: Awaited<ReturnType<typeof loader>> };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };
export const meta = ({ loaderData }: LoadedPage) => venueHead(loaderData.page);

export async function loader(of: LoaderFunctionArgs) {
  const stages = Object.keys(stageLandings).map((id) => ({ id: id as LandingId, path: `/venues/${id}` }));
  return {
    page: stageLandingData(pageAt(stages, of).id),
    loaded: await loadAnswers(of, [venueDayAt(of.request.url)]),
  };
}
export const shouldRevalidate = onOtherPath;
export const headers = publicForTenSeconds;

/**
 * A stage as landing page: its rooms and all its configurations, then the content of a venue's page (rule
 * venues.landings).
 */
export default function StageLandingPage({ loaderData: { page, loaded } }: LoadedPage) {
  // The same element at every render: React discards the HTML of a part that changes before its script is loaded.
  const views = useMemo(() => <StageViews page={page} />, [page]);
  return (
    <LoadedAnswersContext value={loaded}>
      <VenueView key={page.id} page={page} alreadyShown={page.alreadyShown} views={views} />
    </LoadedAnswersContext>
  );
}
