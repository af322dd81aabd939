import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import { isEmptyQuery, findPlaces } from '@mainstage/venues/search/find';
import { placeOf, places } from '@mainstage/venues/search/places';
import { readQuery } from '@mainstage/venues/search/query';
import { Section } from '@mainstage/ui/layout/section';
import { from } from '@mainstage/ui/theme/tokens';
import { CalendarSummaryLine } from '../../components/calendar/calendar-summary-line';
import { useDayAnswer } from '../../components/calendar/use-day-answer';
import { BuildingDrawing } from '../../components/building/building-drawing';
import { building, buildingRoom } from '../../components/building/building-rooms';
import { ShareLink } from '../../components/links/share-link';
import { writeAddress } from './finder-state';
import { BuildingBar } from './building-bar';
import { lightsFor } from './building-lights';
import { BuildingRow } from './building-row';
import { BuildingSentence } from './building-sentence';
import { NotThatDay } from './not-that-day';
import { NothingFits } from './nothing-fits';
import { onDay } from './on-day';
import { suitableOf } from './suitable';
import { useFinder } from './use-finder';
import { ButtonLink } from '../../components/links/button-link';

interface BuildingSearchProps {
  /**
   * Title of a page that consists of the search: then all matches are listed, else the three best and a link to the
   * rest.
   */
  opening?: string;
}

const best = 3;
const first = 6;
/** Shown before a search: one hall of each floor. */
const atRest = ['skyline-stage', 'liberty-stage', 'horizon-stage'].flatMap((id) => placeOf(id) ?? []);

const Band = styled(Section, { shouldForwardProp: (prop) => prop !== 'opens' })<{ opens: boolean }>(({ opens }) => ({
  overflow: 'visible',
  paddingBlock: opens
    ? 'clamp(6rem, 5rem + 2.4vw, 7.5rem) clamp(3rem, 2.4rem + 1vw, 3.5rem)'
    : 'clamp(2.25rem, 2rem + 1vw, 3rem)',
}));

const Two = styled('div')({
  display: 'grid',
  gridTemplate: '"words" auto "drawing" auto "results" auto / minmax(0, 1fr)',
  gap: '24px clamp(40px, 5vw, 88px)',
  alignItems: 'start',
  [from.desktop]: {
    gridTemplate: '"drawing words" auto "drawing results" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
  },
});

/** Stays visible beside the results, as high as the window. */
const DrawingArea = styled('div')({
  gridArea: 'drawing',
  maxWidth: 320,
  width: '100%',
  marginInline: 'auto',
  [from.desktop]: { position: 'sticky', top: 120, maxWidth: 460, '& svg': { maxHeight: 'calc(100svh - 250px)' } },
});

const Rows = styled('ol')({
  marginTop: 20,
  // Before a search one full example is enough on a phone; the others are shown by name.
  '[data-asked=false] > &': {
    '@media screen and (max-width: 699px)': {
      '& > li + li': {
        display: 'block',
        paddingBlock: 10,
        '& picture, & h3 ~ *, & > :last-child': { display: 'none' },
      },
    },
  },
});
/** Only search results are printed: the default drawing repeats the list of all venues. */
const Results = styled('div')<{ 'data-asked': boolean }>({
  gridArea: 'results',
  '@media print': { '&[data-asked=false]': { display: 'none' } },
});

/** The finder on the drawing of the building: a sentence, the drawing, and the matches. */
export function BuildingSearch({ opening }: BuildingSearchProps) {
  const whole = opening !== undefined;
  const finder = useFinder();
  const { day, fields, ask } = finder;
  const results = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const query = useMemo(() => readQuery((field) => fields[field]), [fields]);
  const nothing = isEmptyQuery(query);
  const found = useMemo(() => findPlaces(query), [query]);
  const { answer, words: dayWords } = useDayAnswer(day.date, query.guests);
  const shown = useMemo(
    () =>
      onDay(nothing ? atRest.map((place) => ({ place, checks: [] })) : found.fits, day, { answer, words: dayWords }),
    [nothing, found, day, answer, dayWords],
  );
  const suitable = useMemo(() => suitableOf(shown, query), [shown, query]);
  const lights = useMemo(
    () =>
      lightsFor(
        suitable.slice(0, best).map(({ match }) => match.place),
        nothing ? places : shown.open.map(({ match }) => match.place),
      ),
    [shown, suitable, nothing],
  );
  const rows = all ? shown.open : suitable.slice(0, whole ? first : best);
  const search = writeAddress(finder);

  return (
    <Band bleed tone="ink" opens={whole} id="find" aria-labelledby="find-title">
      <Container>
        <Two>
          <Box sx={{ gridArea: 'words', '& > h2:first-of-type': { marginBottom: 2.5 } }}>
            {whole && (
              <Typography
                variant="h1"
                id="page-title"
                // Smaller than other pages' titles, so that the results are visible while the visitor types.
                sx={{ fontSize: 'clamp(2.5rem, 1.7rem + 2.7vw, 3.75rem)', lineHeight: 1 }}
              >
                {opening}
              </Typography>
            )}
            {whole ? (
              <Typography
                variant="lead"
                component="h2"
                id="find-title"
                sx={{ margin: '14px 0 10px', color: 'text.secondary' }}
              >
                {words.title}
              </Typography>
            ) : (
              <Typography variant="h2" id="find-title" sx={{ fontSize: 'clamp(1.875rem, 1.35rem + 1.68vw, 3rem)' }}>
                {words.title}
              </Typography>
            )}
            <BuildingSentence {...finder} />
          </Box>
          <DrawingArea>
            <BuildingDrawing building={building} label={words.drawing} roomOf={buildingRoom} {...lights} />
            <CalendarSummaryLine />
          </DrawingArea>
          <Results ref={results} data-asked={!nothing}>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {nothing
                ? words.rest
                : found.fits.length === 0
                  ? words.none
                  : words.fit(shown.open.length, places.length)}
            </Typography>
            {!day.date && found.fits.length > 0 && <Typography variant="caption">{words.noDay}</Typography>}
            {shown.open.length > 0 && rows.length === 0 && (
              <Typography variant="caption">{words.onlyFarTooLarge}</Typography>
            )}
            {found.fits.length === 0 ? (
              <Box sx={{ marginTop: 3 }}>
                <NothingFits query={query} ask={ask} />
              </Box>
            ) : (
              rows.length > 0 && (
                <Rows aria-label={words.list} data-thumbnails="answer">
                  {rows.map((each, index) => (
                    <BuildingRow key={each.match.place.id} found={each} rank={index + 1} day={day} query={query} />
                  ))}
                </Rows>
              )
            )}
            <Stack direction="row" sx={{ marginTop: 2.5 }}>
              {whole && shown.open.length > rows.length && (
                <Button variant="outlined" onClick={() => setAll(true)}>
                  <span>{words.more(shown.open.length)}</span>
                </Button>
              )}
              {!whole && !nothing && (
                <ButtonLink to={`/venues${search}#find`} variant="outlined">
                  {words.all}
                </ButtonLink>
              )}
              <ButtonLink to={`/venues/finder${search}`} variant="text">
                {words.compare}
              </ButtonLink>
              <ShareLink />
            </Stack>
            {whole && <NotThatDay matches={shown.closed} />}
          </Results>
        </Two>
      </Container>
      {whole && !nothing && <BuildingBar count={shown.open.length} results={results} />}
    </Band>
  );
}
