import styled from '@emotion/styled';
import { useMemo } from 'react';
import { venueFinder } from '@mainstage/content/pages/venue-finder';
import { mostCompared } from '@mainstage/finder/choice';
import { asksNothing, find } from '@mainstage/finder/find';
import { readQuery } from '@mainstage/finder/query';
import { Container, Section } from '@mainstage/ui/layout/section';
import { Lead, PageTitle } from '@mainstage/ui/text/text';
import { HouseDay } from '../components/calendar/house-day';
import { useDayAnswer } from '../components/calendar/use-day-answer';
import { CapacityChart } from '../features/finder/capacity-chart';
import { CompareTray } from '../features/finder/compare-tray';
import { FoundHead } from '../features/finder/found-head';
import { NearMisses } from '../features/finder/near-misses';
import { NotThatDay } from '../features/finder/not-that-day';
import { NothingFits } from '../features/finder/nothing-fits';
import { onDay } from '../features/finder/on-day';
import { PlaceGrid } from '../features/finder/place-grid';
import { PrintSheet } from '../features/finder/print-sheet';
import { SideBySide } from '../features/finder/side-by-side';
import { TitleBlock } from '../features/finder/title-block';
import { useFinder } from '../features/finder/use-finder';
import { ShortlistPanel } from '../shortlist/shortlist-panel';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/back-link';
import { scrollToSection } from '../components/scroll-to-section';

const { copy } = venueFinder;

export const handle: PageHandle = { lang: venueFinder.lang, nav: 'over-hero' };
export const meta = () =>
  headOf(venueFinder, {
    trail: [
      { name: copy.back, path: '/venues' },
      { name: copy.form, path: venueFinder.path },
    ],
  });

const Opening = styled(Section)({ paddingTop: 'clamp(6.5rem, 10vw, 9rem)', paddingBottom: 'clamp(2rem, 4vw, 4rem)' });
const Words = styled.div({
  marginBottom: 'clamp(2rem, 4vw, 3.5rem)',
  '& h1': { margin: '8px 0 20px', fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 5.5rem)' },
});

/** Which rooms fit an event: asked in numbers, answered at once, compared, charted, remembered. */
export default function VenueFinderPage() {
  const finder = useFinder();
  const { day, fields, compared, ask, askDay, settle, toggle, compare, clear } = finder;
  const query = useMemo(() => readQuery((field) => fields[field]), [fields]);
  const found = useMemo(() => find(query), [query]);
  const answer = useDayAnswer(day.date);
  const then = useMemo(() => onDay(found.fits, day, answer), [found, day, answer]);
  // Often a keystroke changes nothing of it, and then nothing of the chart.
  const fittingIds = asksNothing(query) ? '' : found.fits.map(({ place }) => place.id).join();
  const fitting = useMemo(() => new Set(fittingIds.split(',')), [fittingIds]);

  return (
    <>
      <PrintSheet />
      <Opening tone="ink" aria-labelledby="page-title">
        <Container>
          <Words>
            <BackLink to="/venues">{copy.back}</BackLink>
            <PageTitle id="page-title">{copy.title}</PageTitle>
            <Lead>{copy.lead}</Lead>
          </Words>
          <TitleBlock day={day} fields={fields} ask={ask} askDay={askDay} settle={settle} />
        </Container>
      </Opening>
      <div>
        <Section aria-labelledby="found">
          <Container>
            <FoundHead id="found" query={query} found={found} onClear={clear} />
            {then.open.length > 0 ? (
              <PlaceGrid matches={then.open} day={day} compared={compared} toggle={toggle} />
            ) : then.closed.length > 0 ? null : (
              <NothingFits query={query} ask={ask} />
            )}
            <NotThatDay matches={then.closed} />
            <NearMisses matches={found.near} />
          </Container>
        </Section>
        <CompareTray compared={compared} compare={compare} section="side-by-side" />
      </div>
      {day.date && answer && <HouseDay answer={answer} date={day.date} hire={day.hire} />}
      {compared.length > 0 && (
        <Section id="side-by-side" tone="mist" aria-labelledby="compared">
          <Container>
            <SideBySide id="compared" compared={compared} toggle={toggle} query={query} />
          </Container>
        </Section>
      )}
      <Section id="capacity-chart" tone="white" aria-labelledby="chart" data-print>
        <Container>
          <CapacityChart id="chart" compared={compared} toggle={toggle} fitting={fitting} />
        </Container>
      </Section>
      <Section id="shortlist" tone="ink" aria-labelledby="listed">
        <Container>
          <ShortlistPanel
            id="listed"
            mostCompared={mostCompared}
            onCompare={(venues) => {
              compare(venues);
              requestAnimationFrame(() => scrollToSection('side-by-side'));
            }}
          />
        </Container>
      </Section>
    </>
  );
}
