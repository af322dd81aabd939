import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useRef } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import type { Place } from '@mainstage/venues/search/place';
import { places } from '@mainstage/venues/search/places';
import { layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { Section } from '@mainstage/ui/layout/section';
import { from } from '@mainstage/ui/theme/tokens';
import { BuildingDrawing } from '../../components/building/building-drawing';
import { building, buildingRoom } from '../../components/building/building-rooms';
import { longDay } from '../../components/calendar/days';
import { WeekInTheBuilding } from '../../components/calendar/week-in-the-building';
import { ButtonLink } from '../../components/links/button-link';
import { ShareLink } from '../../components/links/share-link';
import { BuildingBar } from './building-bar';
import { lightsFor } from './building-lights';
import { BuildingSentence } from './building-sentence';
import { FinderAnswer } from './finder-answer';
import { writeAddress } from './finder-state';
import { FoundRows } from './found-rows';
import { NotThatDay } from './not-that-day';
import { NothingFits } from './nothing-fits';
import { useVenueSearch, type VenueSearch } from './use-venue-search';

/** Additions of a page that consists of the search; a section shows the three best rooms only. */
interface Opening {
  path: string;
  title: string;
  lead: string;
  /** Above the title. */
  back?: ReactNode;
  /** Line of the calendar below the drawing. */
  week?: boolean;
}

interface VenueSearchProps {
  search: VenueSearch;
  opening?: Opening;
  /** Buttons of the page in each row, such as one that compares. */
  extrasOf?: (place: Place) => ReactNode;
  /** Ways on of the page, beside those of the search. */
  actions?: ReactNode;
  /** Below the matches. */
  children?: ReactNode;
}

const best = 3;
const first = 6;

const Band = styled(Section, { shouldForwardProp: (prop) => prop !== 'opens' })<{ opens: boolean }>(({ opens }) => ({
  overflow: 'visible',
  paddingBlock: opens
    ? 'clamp(5.5rem, 4.6rem + 3vw, 7.5rem) clamp(2rem, 1.6rem + 1.6vw, 3rem)'
    : 'clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem)',
}));

/** On a phone the answer is above the drawing, so that question and answer are on one screen. */
const Two = styled('div')({
  display: 'grid',
  gridTemplate: '"words" auto "drawing" auto "results" auto / minmax(0, 1fr)',
  gap: 'clamp(14px, 1.2vw, 16px) clamp(40px, 5vw, 88px)',
  alignItems: 'start',
  [from.desktop]: {
    gridTemplate: '"drawing words" auto "drawing results" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
  },
});

/** Stays visible beside the results, as high as the window. */
const DrawingArea = styled('div')({
  gridArea: 'drawing',
  maxWidth: 240,
  width: '100%',
  marginInline: 'auto',
  [from.tablet]: { maxWidth: 320 },
  [from.desktop]: { position: 'sticky', top: 120, maxWidth: 460, '& svg': { maxHeight: 'calc(100svh - 250px)' } },
});

/** The question, which the form's fields show on the screen. */
const PrintedQuestion = styled('p')({ display: 'none', '@media print': { display: 'block', fontWeight: 600 } });

/** Only search results are printed: the default drawing repeats the list of all venues. */
const Results = styled('div')<{ 'data-asked': boolean }>({
  gridArea: 'results',
  '@media print': { '&[data-asked=false]': { display: 'none' } },
});

/** 120 people, theatre, Tuesday 16 March 2027, full day. */
function questionOf({ fields: { guests, layout }, day: { date, hire } }: VenueSearch): string {
  const seating = layoutNames.find((name) => name === layout);
  return [
    guests && `${guests} ${words.people}`,
    seating && layouts[seating].label.toLowerCase(),
    date && `${longDay(date)}, ${calendarWords.hires[hire].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The finder as a section of a page: the three best, and links to the rest. */
export const BuildingSearch = () => <SearchBand search={useVenueSearch()} />;

/** The finder on the drawing of the building: a sentence, its answer, the drawing, and the matches. */
export function SearchBand({ search, opening, extrasOf, actions, children }: VenueSearchProps) {
  const { query, nothingAsked, found, shown, suitable, ask } = search;
  const results = useRef<HTMLDivElement>(null);
  const lights = useMemo(
    () =>
      lightsFor(
        suitable.slice(0, best).map(({ match }) => match.place),
        nothingAsked ? places : shown.open.map(({ match }) => match.place),
      ),
    [shown, suitable, nothingAsked],
  );
  const address = writeAddress(search);

  return (
    <Band bleed tone="ink" opens={Boolean(opening)} id="find" aria-labelledby="find-title">
      <Container>
        <Two>
          <Box sx={{ gridArea: 'words', '& > h2:first-of-type': { marginBottom: 2.5 } }}>
            {opening ? (
              <>
                {opening.back}
                <Typography
                  variant="h1"
                  id="page-title"
                  // Smaller than other pages' titles, so that the results are visible while the visitor types.
                  sx={{ fontSize: 'clamp(2.5rem, 1.7rem + 2.7vw, 3.75rem)', lineHeight: 1 }}
                >
                  {opening.title}
                </Typography>
                <Typography
                  variant="body2"
                  component="h2"
                  id="find-title"
                  sx={{ margin: '14px 0 10px', color: 'text.secondary' }}
                >
                  {opening.lead}
                </Typography>
              </>
            ) : (
              <Typography variant="h2" id="find-title" sx={{ fontSize: 'clamp(1.875rem, 1.35rem + 1.68vw, 3rem)' }}>
                {words.title}
              </Typography>
            )}
            {!nothingAsked && <PrintedQuestion data-question>{questionOf(search)}</PrintedQuestion>}
            <BuildingSentence {...search} page={opening?.path ?? '/venues'} />
            <FinderAnswer search={search} />
          </Box>
          <DrawingArea data-screen>
            <BuildingDrawing building={building} label={words.drawing} roomOf={buildingRoom} {...lights} />
          </DrawingArea>
          <Results ref={results} data-asked={!nothingAsked}>
            {found.fits.length === 0 && <NothingFits query={query} ask={ask} />}
            <FoundRows search={search} first={opening ? first : best} more={opening !== undefined} extrasOf={extrasOf}>
              {!opening && !nothingAsked && (
                <ButtonLink to={`/venues${address}#find`} variant="outlined">
                  {words.all}
                </ButtonLink>
              )}
              {actions ?? (
                <ButtonLink to={`/venues/finder${address}`} variant="text">
                  {words.compare}
                </ButtonLink>
              )}
              <ShareLink />
            </FoundRows>
            {opening && <NotThatDay matches={shown.closed} />}
            {children}
          </Results>
        </Two>
        {(!opening || opening.week) && <WeekInTheBuilding />}
      </Container>
      {opening && !nothingAsked && <BuildingBar count={shown.open.length} results={results} />}
    </Band>
  );
}
