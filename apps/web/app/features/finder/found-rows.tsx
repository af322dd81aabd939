import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { searchSentence as words } from '@mainstage/content/finder/search-sentence';
import type { Place } from '@mainstage/venues/search/place';
import { WithScripts } from '../../components/loading/without-scripts';
import { BuildingRow } from './building-row';
import type { VenueSearch } from './use-venue-search';

interface FoundRowsProps {
  search: VenueSearch;
  /** Number of rows at first. */
  first: number;
  /** Whether the other matches are shown on demand. */
  more: boolean;
  /** Buttons of the page in each row. */
  extrasOf?: ((place: Place) => ReactNode) | undefined;
  /** Ways on, below the rows. */
  children: ReactNode;
}

const Rows = styled('ol')({
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

/** The recommended matches, the tightest first, and ways on. */
export function FoundRows({ search, first, more, extrasOf, children }: FoundRowsProps) {
  const { day, query, nothingAsked, shown, suitable, clear } = search;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shownBefore = useRef(0);
  const rows = all ? shown.open : suitable.slice(0, first);

  // The pressed button disappears, so the focus moves to the first row that it revealed.
  useEffect(() => {
    if (all) list.current?.children[shownBefore.current]?.querySelector('a')?.focus();
  }, [all]);

  return (
    <>
      {rows.length > 0 && (
        <Rows ref={list} aria-label={words.list} data-thumbnails="answer">
          {rows.map((each, index) => (
            <BuildingRow
              key={each.match.place.id}
              found={each}
              rank={index + 1}
              day={day}
              query={query}
              extras={extrasOf?.(each.match.place)}
            />
          ))}
        </Rows>
      )}
      <Stack direction="row" sx={{ marginTop: 2.5 }}>
        {more && shown.open.length > rows.length && (
          <Button
            variant="outlined"
            sx={{ '@media (scripting: none)': { display: 'none' } }}
            onClick={() => {
              shownBefore.current = rows.length;
              setAll(true);
            }}
          >
            <span>{words.more(shown.open.length)}</span>
          </Button>
        )}
        {children}
        {!nothingAsked && (
          <WithScripts variant="text" onClick={clear}>
            {words.clear}
          </WithScripts>
        )}
      </Stack>
    </>
  );
}
