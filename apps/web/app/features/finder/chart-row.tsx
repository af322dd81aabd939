import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from '../../components/links/page-link';
import { count } from '@mainstage/venues/facts/number-format';
import { layoutNames, layouts } from '@mainstage/venues/facts/layouts';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import type { Place, PlaceId } from '@mainstage/venues/search/place';
import { priceFigureOf } from '@mainstage/venues/facts/present-facts';
import type { Capacity } from '@mainstage/venues/facts/capacities';
import { colour } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { CompareToggle } from './compare-toggle';
import { blocksMedia, tableMedia, hairline, numberCell, plainCell } from './table-parts';

interface ChartRowProps {
  place: Place;
  fits: boolean;
  compared: boolean;
  full: boolean;
  /** Places can be compared once the page is hydrated. The served page has no checkboxes: 34 would take a tenth of its render time. */
  comparable: boolean;
  onToggle: (id: PlaceId) => void;
}

const tabletBlocks = '@media screen and (min-width: 700px) and (max-width: 1023px)';

/**
 * Styles its cells, which are plain: separate styles for four hundred cells take a third of the server's render time.
 */
const Row = styled(TableRow)({
  borderTop: hairline,
  [tableMedia]: { '&:hover': { backgroundColor: tone.line } },
  [`@media ${blocksMedia}`]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '12px 0',
    padding: '22px 0',
  },
  // Ten figures in two lines.
  [tabletBlocks]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    padding: '18px 0',
  },
  '& > th': {
    ...plainCell,
    fontWeight: 600,
    textAlign: 'left',
    [tableMedia]: { padding: '6px 16px 6px 0' },
    [`@media ${blocksMedia}`]: { gridColumn: '1 / -1', paddingRight: 44, fontSize: '1.1875rem', lineHeight: 1.25 },
  },
  '& > th a': { textDecorationThickness: 1, textUnderlineOffset: 4, textDecorationColor: tone.line },
  '& > th a:hover': { textDecorationColor: 'currentColor' },
  '& > td': numberCell,
  '& > [data-label]': {
    [tableMedia]: { padding: '6px 0 6px 14px' },
    [`@media ${blocksMedia}`]: {
      gridColumn: 'span 3',
      textAlign: 'left',
      fontWeight: 600,
      '&::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: '0.8125rem',
        fontWeight: 400,
        color: tone.muted,
      },
    },
    [tabletBlocks]: { gridColumn: 'auto' },
  },
  // As blocks, the layouts are three to a line below the other figures.
  '& > [data-layout]': {
    // Only a table needs a dash for a layout that is not built.
    [`@media ${blocksMedia}`]: { gridColumn: 'span 4', order: 1, '&:has([data-none])': { display: 'none' } },
    [tabletBlocks]: { gridColumn: 'auto' },
  },
  '& i': { fontStyle: 'normal', color: tone.muted },
  '& > td:last-of-type': {
    // The height of the checkbox, which is rendered after hydration.
    height: 32,
    '@media print': { display: 'none' },
    '& label': { minHeight: 32 },
    [`@media ${blocksMedia}`]: { position: 'absolute', top: 14, right: 0, '& label': { minHeight: 44 } },
  },
});

/** Marks a match of the current search. */
const Lit = styled('span')({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 10,
  verticalAlign: '0.1em',
  backgroundColor: colour.signal,
});

const { chart, fitsMark } = venueFinder.copy;
const { columns } = chart;

function ChartRowView({ place, fits, compared, full, comparable, onToggle }: ChartRowProps) {
  const { areaSqm, floors, guests, open, ledWidthM } = place;
  return (
    <Row>
      <th scope="row">
        {fits && <Lit aria-hidden="true" />}
        <Link to={place.at}>{place.name}</Link>
        {fits && <VisuallyHidden> {fitsMark}</VisuallyHidden>}
      </th>
      <td data-label={columns.floor}>{floors.join(' + ')}</td>
      <td data-label={columns.area}>
        {areaSqm.min === areaSqm.max ? count(areaSqm.max) : `${count(areaSqm.min)}–${count(areaSqm.max)}`}
      </td>
      <td data-label={columns.guests}>{count(guests) + (open ? '+' : '')}</td>
      {layoutNames.map((name) => (
        <td key={name} data-layout="" data-label={layouts[name].label}>
          <Seats capacity={place.layouts[name]} />
        </td>
      ))}
      <td data-label={columns.led}>{ledWidthM > 0 ? count(ledWidthM) : <None />}</td>
      <td data-label={columns.price}>{priceFigureOf(place.page).figure}</td>
      <td>{comparable && <CompareToggle place={place} compared={compared} full={full} bare onToggle={onToggle} />}</td>
    </Row>
  );
}

export const ChartRow = memo(ChartRowView);

/** ≈ before a planned number; a dash if the layout is not built. */
export function Seats({ capacity }: { capacity: Capacity | undefined }) {
  if (!capacity) return <None />;
  return (
    <>
      {capacity.planned && (
        <i>
          <span aria-hidden="true">≈ </span>
          <VisuallyHidden>{chart.planned} </VisuallyHidden>
        </i>
      )}
      <span>{count(capacity.guests)}</span>
    </>
  );
}

function None() {
  return (
    <i data-none>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{chart.none}</VisuallyHidden>
    </i>
  );
}
