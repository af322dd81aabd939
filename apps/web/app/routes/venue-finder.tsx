import { useMemo } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchSentence } from '@mainstage/content/finder/search-sentence';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { maxCompared } from '@mainstage/venues/search/comparison';
import { Section } from '@mainstage/ui/layout/section';
import { loadAnswers } from '../load-answers';
import { type LoadedAnswers, LoadedAnswersContext, noAnswers, onOtherPath } from '../api/loaded-answers';
import { BuildingDay } from '../components/calendar/building-day';
import { WithScripts } from '../components/loading/without-scripts';
import { SearchBand } from '../features/finder/building-search';
import { CapacityChart } from '../features/finder/capacity-chart';
import { CompareTray } from '../features/finder/compare-tray';
import { NearMisses } from '../features/finder/near-misses';
import { PrintSheet, usePrintedChart } from '../features/finder/print-sheet';
import { RowExtras } from '../features/finder/row-extras';
import { SideBySide } from '../features/finder/side-by-side';
import { finderDayAt } from '../features/finder/finder-day';
import { useVenueSearch } from '../features/finder/use-venue-search';
import { ShortlistPanel } from '../shortlist/shortlist-panel';
import { headOf } from '../head';
import { publicForTenSeconds } from '../page-headers';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { scrollToSection } from '../components/sections/scroll-to-section';

const { copy } = venueFinder;

export const handle: PageHandle = { lang: venueFinder.lang, nav: 'over-hero' };
export const meta = () =>
  headOf(venueFinder, {
    trail: [
      { name: 'Venues', path: '/venues' },
      { name: copy.form, path: venueFinder.path },
    ],
  });

const opening = {
  path: venueFinder.path,
  title: copy.title,
  lead: copy.lead,
  back: <BackLink to="/venues">{copy.back}</BackLink>,
};

export const loader = (of: LoaderFunctionArgs) => loadAnswers(of, [finderDayAt(of.request.url)]);
export const clientLoader = noAnswers;
export const shouldRevalidate = onOtherPath;
export const headers = publicForTenSeconds;

/** Finds rooms for an event: search, results, comparison, chart, shortlist. */
export default function VenueFinderPage({ loaderData }: { loaderData: LoadedAnswers }) {
  return (
    <LoadedAnswersContext value={loaderData}>
      <Finder />
    </LoadedAnswersContext>
  );
}

function Finder() {
  const search = useVenueSearch();
  const { day, query, nothingAsked, found, answer, compared, toggle, compare } = search;
  const [printed, printChart] = usePrintedChart();
  const full = compared.length >= maxCompared;
  // A string, so that the chart renders only if the matches have changed.
  const fittingIds = nothingAsked ? '' : found.fits.map(({ place }) => place.id).join();
  const fitting = useMemo(() => new Set(fittingIds.split(',')), [fittingIds]);

  return (
    <>
      {(nothingAsked || printed) && <PrintSheet />}
      <SearchBand
        search={search}
        opening={opening}
        extrasOf={(place) => (
          <RowExtras place={place} compared={compared.includes(place.id)} full={full} toggle={toggle} />
        )}
        actions={
          <WithScripts variant="text" onClick={() => window.print()}>
            {searchSentence.print}
          </WithScripts>
        }
      >
        <NearMisses matches={found.near} />
      </SearchBand>
      <CompareTray compared={compared} compare={compare} section="side-by-side" />
      {day.date && answer && <BuildingDay answer={answer} date={day.date} hire={day.hire} />}
      {compared.length > 0 && (
        <Section id="side-by-side" tone="mist" aria-labelledby="compared">
          <SideBySide id="compared" compared={compared} toggle={toggle} query={query} />
        </Section>
      )}
      <Section
        id="capacity-chart"
        tone="white"
        aria-labelledby="chart"
        {...(nothingAsked || printed ? { 'data-print': '' } : { 'data-screen': '' })}
      >
        <CapacityChart id="chart" compared={compared} toggle={toggle} fitting={fitting} onPrint={printChart} />
      </Section>
      <Section id="shortlist" tone="ink" aria-labelledby="listed" data-screen="">
        <ShortlistPanel
          id="listed"
          mostCompared={maxCompared}
          onCompare={(venues) => {
            compare(venues);
            requestAnimationFrame(() => scrollToSection('side-by-side'));
          }}
        />
      </Section>
    </>
  );
}
