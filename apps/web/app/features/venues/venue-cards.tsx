import { styled } from '@mui/material/styles';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { from } from '@mainstage/ui/theme/tokens';
import type { ListedFacts } from '../../components/venues/venue-facts';
import { VenueCard } from './venue-card';

interface VenueCardsProps {
  items: readonly { venue: ListedFacts; picture: PictureRef; made?: string }[];
  /** Columns of twelve, card by card; the last value applies to the rest. */
  spans: readonly number[];
  /** On a phone each venue is a row. */
  row?: boolean;
  /** Texts of the links to a tour, if the page has them. */
  tour?: { label: string; of: string };
}

const onPhone = '@media screen and (max-width: 699px)';

const Grid = styled('ul', { shouldForwardProp: (prop) => prop !== 'row' })<{ row: boolean }>(({ row }) => ({
  display: 'grid',
  gap: '40px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Of an odd number the first takes a row to itself; three fit in one row of a tablet.
  ...(!row && {
    '@media (max-width: 1023px)': {
      '& > li:first-of-type:nth-last-of-type(odd)': {
        gridColumn: '1 / -1',
        '& [data-frame]': { aspectRatio: '3 / 2' },
      },
    },
  }),
  '@media (min-width: 700px) and (max-width: 1023px)': {
    '&:has(> :nth-of-type(3):last-of-type)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li:first-of-type': { gridColumn: 'auto' },
    },
  },
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: '56px 24px' },
  ...(row && { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } }),
}));

const Cell = styled('li', { shouldForwardProp: (prop) => prop !== 'span' })<{ span: number }>(({ span }) => ({
  minWidth: 0,
  [from.desktop]: { gridColumn: `span ${span}` },
}));

/**
 * The displayed width of a card's picture: it covers its frame; in a narrow one the height decides.
 * @param whole the card has a row of a phone to itself, and of a tablet unless three share it
 */
function sizesOf(span: number, whole: boolean, three: boolean, row: boolean): string {
  const tablet = three ? 35 : whole ? 110 : 53;
  const phone = row ? '140px' : whole ? '110vw' : '76vw';
  return `(min-width: 1024px) ${Math.max(Math.round(span * 7.8), 35)}vw, (min-width: 700px) ${tablet}vw, ${phone}`;
}

/** Venues in rows of uneven columns, their pictures equally high. */
export function VenueCards({ items, spans, row = false, tour }: VenueCardsProps) {
  const last = spans.at(-1) ?? 4;
  return (
    <Grid row={row}>
      {items.map(({ venue, picture, made }, at) => {
        const span = spans[at] ?? last;
        const sizes = sizesOf(span, at === 0 && items.length % 2 === 1, items.length === 3, row);
        return (
          <Cell key={venue.id} span={span}>
            <VenueCard venue={venue} picture={picture} made={made} sizes={sizes} row={row} {...(tour && { tour })} />
          </Cell>
        );
      })}
    </Grid>
  );
}
