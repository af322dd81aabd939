import { styled } from '@mui/material/styles';
import type { ListedVenue } from '@mainstage/content/venues/listing';
import { from } from '@mainstage/ui/theme/tokens';
import { VenueCard } from './venue-card';

interface VenueCardsProps {
  items: readonly (ListedVenue & { made?: string })[];
  words: { wall: string; volume: string };
  /** Columns of twelve, card by card; the last of them holds for the rest. */
  spans: readonly number[];
  /** Words of the links to a tour, where the page has them. */
  tour?: { label: string; of: string };
}

const Grid = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '40px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Of an odd number the first takes a row to itself; three fit in one row of a tablet.
  '@media (max-width: 1023px)': {
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1', '& [data-frame]': { aspectRatio: '3 / 2' } },
  },
  '@media (min-width: 700px) and (max-width: 1023px)': {
    '&:has(> :nth-of-type(3):last-of-type)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li:first-of-type': { gridColumn: 'auto' },
    },
  },
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: '56px 24px' },
});

const Cell = styled('li', { shouldForwardProp: (prop) => prop !== 'span' })<{ span: number }>(({ span }) => ({
  minWidth: 0,
  [from.desktop]: { gridColumn: `span ${span}` },
}));

/** Venues in rows of uneven columns, their pictures of one height. */
export function VenueCards({ items, spans, ...card }: VenueCardsProps) {
  const last = spans.at(-1) ?? 4;
  return (
    <Grid>
      {items.map(({ id, picture, made }, at) => (
        <Cell key={id} span={spans[at] ?? last}>
          <VenueCard id={id} picture={picture} made={made} span={spans[at] ?? last} {...card} />
        </Cell>
      ))}
    </Grid>
  );
}
