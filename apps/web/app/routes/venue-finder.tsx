import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { maxCompared } from '@mainstage/venues/search/comparison';
import { isEmptyQuery, findPlaces } from '@mainstage/venues/search/find';
import { readQuery } from '@mainstage/venues/search/query';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';
import { loadAnswers } from '../load-answers';
import { type LoadedAnswers, LoadedAnswersContext, noAnswers, onOtherPath } from '../api/loaded-answers';
import { BuildingDay } from '../components/calendar/building-day';
import { useDayAnswer } from '../components/calendar/use-day-answer';
import { CapacityChart } from '../features/finder/capacity-chart';
import { CompareTray } from '../features/finder/compare-tray';
import { BuildingBar } from '../features/finder/building-bar';
import { FoundHead } from '../features/finder/found-head';
import { NearMisses } from '../features/finder/near-misses';
import { NotThatDay } from '../features/finder/not-that-day';
import { NothingFits } from '../features/finder/nothing-fits';
import { onDay } from '../features/finder/on-day';
import { PlaceGrid } from '../features/finder/place-grid';
import { PrintSheet } from '../features/finder/print-sheet';
import { SideBySide } from '../features/finder/side-by-side';
import { TitleBlock } from '../features/finder/title-block';
import { suitableOf } from '../features/finder/suitable';
import { finderDayAt } from '../features/finder/finder-day';
import { useFinder } from '../features/finder/use-finder';
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

const Opening = styled(Section)({
  paddingBlock: 'clamp(6rem, 5rem + 2vw, 7.25rem) clamp(1.5rem, 1rem + 1.4vw, 2.25rem)',
  '& h1': { margin: '6px 0 12px', fontSize: 'clamp(2.5rem, 1.7rem + 2.7vw, 3.75rem)' },
});
/** The search continues the opening on the left side and is sticky beside its results, if the screen is high enough. */
const ResultsSection = styled(Section)({ paddingTop: 0, overflow: 'visible' });
const Search = styled('div')({
  ...surface('ink'),
  marginInline: '-20px',
  padding: '0 20px 28px',
  [from.tablet]: { marginInline: '-40px', paddingInline: 40 },
  [from.desktop]: {
    margin: '0 12px 0 -28px',
    padding: '0 28px 24px',
    borderRadius: `0 0 ${radius} ${radius}`,
    '@media (min-height: 780px)': { position: 'sticky', top: 88 },
  },
});
const Answers = styled('div')({ paddingTop: 'clamp(1.75rem, 1.4rem + 1vw, 2.5rem)' });

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
  const finder = useFinder();
  const { day, fields, compared, ask, askDay, settle, toggle, compare, clear } = finder;
  const query = useMemo(() => readQuery((field) => fields[field]), [fields]);
  const found = useMemo(() => findPlaces(query), [query]);
  const { answer, words } = useDayAnswer(day.date, query.guests);
  const then = useMemo(() => onDay(found.fits, day, { answer, words }), [found, day, answer, words]);
  // A string, so that the chart renders only if the matches have changed.
  const fittingIds = isEmptyQuery(query) ? '' : found.fits.map(({ place }) => place.id).join();
  const answers = useRef<HTMLDivElement>(null);
  const fitting = useMemo(() => new Set(fittingIds.split(',')), [fittingIds]);

  return (
    <>
      <PrintSheet />
      <Opening tone="ink" aria-labelledby="page-title">
        <BackLink to="/venues">{copy.back}</BackLink>
        <Typography variant="h1" id="page-title">
          {copy.title}
        </Typography>
        <Typography variant="lead">{copy.lead}</Typography>
      </Opening>
      <div>
        <ResultsSection bleed aria-labelledby="found">
          <Container>
            <TwoColumns spans={[5, 7]} rowSpacing={0}>
              <Search>
                <TitleBlock {...{ day, fields, compared, ask, askDay, settle }} />
              </Search>
              <Answers ref={answers}>
                <FoundHead id="found" query={query} found={found} onClear={clear} />
                {then.open.length > 0 ? (
                  <PlaceGrid
                    matches={then.open}
                    suitable={suitableOf(then, query)}
                    day={day}
                    compared={compared}
                    toggle={toggle}
                  />
                ) : then.closed.length > 0 ? null : (
                  <NothingFits query={query} ask={ask} />
                )}
                <NotThatDay matches={then.closed} />
                <NearMisses matches={found.near} />
              </Answers>
            </TwoColumns>
          </Container>
          {!isEmptyQuery(query) && <BuildingBar count={then.open.length} results={answers} />}
        </ResultsSection>
        <CompareTray compared={compared} compare={compare} section="side-by-side" />
      </div>
      {day.date && answer && <BuildingDay answer={answer} date={day.date} hire={day.hire} />}
      {compared.length > 0 && (
        <Section id="side-by-side" tone="mist" aria-labelledby="compared">
          <SideBySide id="compared" compared={compared} toggle={toggle} query={query} />
        </Section>
      )}
      <Section id="capacity-chart" tone="white" aria-labelledby="chart" data-print>
        <CapacityChart id="chart" compared={compared} toggle={toggle} fitting={fitting} />
      </Section>
      <Section id="shortlist" tone="ink" aria-labelledby="listed">
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
