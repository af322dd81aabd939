import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { searchSentence } from '@mainstage/content/finder/search-sentence';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { maxCompared } from '@mainstage/venues/search/comparison';
import { columns } from '@mainstage/ui/theme/columns';
import type { RequestedDay } from './finder-state';
import type { DayMatch } from './on-day';
import { PlaceCard } from './place-card';
import type { Finder } from './use-finder';

interface PlaceGridProps extends Pick<Finder, 'compared' | 'toggle'> {
  matches: readonly DayMatch[];
  /** The matches that are shown at first. */
  suitable: readonly DayMatch[];
  day: RequestedDay;
}

const Grid = styled('ul')({
  ...columns({ tablet: 2 }),
  gap: '48px 24px',
});

const More = styled('div')({ marginTop: 48, '@media (scripting: none)': { display: 'none' } });

/** Initial number of cards: three rows beside the search. */
const first = 6;

/** The matches, the tightest first; the rest on demand. */
export function PlaceGrid({ matches, suitable, day, compared, toggle }: PlaceGridProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? matches : suitable.slice(0, first);
  const shownBefore = useRef(0);
  const full = compared.length >= maxCompared;

  // The pressed button disappears, so the focus moves to the first card that it revealed.
  useEffect(() => {
    if (all) list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
  }, [all]);

  return (
    <>
      {shown.length === 0 && <Typography variant="caption">{searchSentence.onlyFarTooLarge}</Typography>}
      <Grid ref={list}>
        {shown.map(({ match, verdict }, index) => (
          <li key={match.place.id}>
            <PlaceCard
              match={match}
              date={day.date}
              hire={day.hire}
              state={verdict.state}
              words={verdict.words}
              rank={index + 1}
              compared={compared.includes(match.place.id)}
              full={full}
              onToggle={toggle}
            />
          </li>
        ))}
      </Grid>
      {matches.length > shown.length && (
        <More>
          <Button
            variant="outlined"
            onClick={() => {
              shownBefore.current = shown.length;
              setAll(true);
            }}
          >
            <span>{`${venueFinder.copy.results.more} ${matches.length}`}</span>
          </Button>
        </More>
      )}
    </>
  );
}
