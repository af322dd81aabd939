import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { styled } from '@mui/material/styles';
import { memo, useMemo, useState } from 'react';
import { venueFinder } from '@mainstage/content/shared-pages/venue-finder';
import { maxCompared } from '@mainstage/venues/search/comparison';
import { places } from '@mainstage/venues/search/places';
import { defaultOrder, type SortOrder, sorted, sortKeys } from '@mainstage/venues/search/sort';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';
import { tone } from '@mainstage/ui/theme/tones';
import { PhoneFold } from '../../components/phone/phone-fold';
import { ChartRow } from './chart-row';
import { nextOrder, SortChoice, sortLabel } from './chart-sort';
import { blocksMedia, tableMedia, FigureTable, numberCell } from './table-parts';
import type { Finder } from './use-finder';

interface CapacityChartProps extends Pick<Finder, 'compared' | 'toggle'> {
  id: string;
  /** The matches of the current search; none without a search. */
  fitting: ReadonlySet<string>;
  onPrint: () => void;
}

const Head = styled(TableHead)({
  [`@media ${blocksMedia}`]: { display: 'none' },
  '& th': {
    ...numberCell,
    padding: '0 0 8px 14px',
    color: tone.text,
    lineHeight: '32px',
    fontWeight: 600,
    verticalAlign: 'top',
    // The arrow is before the label, so that labels align with their numbers.
    flexDirection: 'row-reverse',
  },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0, flexDirection: 'row' },
  '@media print': { '& svg': { display: 'none' } },
});

/** Scrolls if large text makes the table wider than the page. */
const Wide = styled('div')({ '@media screen': { overflowX: 'auto', overflowY: 'clip' } });

const { chart } = venueFinder.copy;

/** Every place with every figure: sortable by column, printed on a sheet, blocks of figures on a phone. */
export const CapacityChart = memo(function CapacityChart({
  id,
  compared,
  toggle,
  fitting,
  onPrint,
}: CapacityChartProps) {
  const [order, setOrder] = useState<SortOrder>(defaultOrder);
  const rows = useMemo(() => sorted(places, order), [order]);
  const full = compared.length >= maxCompared;
  const comparable = useAfterHydration();

  return (
    <>
      <Box sx={{ marginBottom: 4, [tableMedia]: { marginBottom: 5 }, '@media print': { marginBottom: 1 } }}>
        <TwoColumns spans={[7, 4]} rowSpacing={2.5} sx={{ alignItems: 'end' }}>
          <Stack spacing={1.5}>
            <Typography variant="h2" id={id}>
              {chart.title}
            </Typography>
            <Typography variant="prose">
              {chart.text} {chart.legend}
            </Typography>
          </Stack>
          <Box sx={{ '@media (scripting: none), print': { display: 'none' } }}>
            <Button variant="outlined" onClick={onPrint}>
              {chart.print}
            </Button>
          </Box>
        </TwoColumns>
      </Box>
      <PhoneFold label={chart.open} width="tablet">
        <SortChoice order={order} onOrder={setOrder} />
        <Wide>
          <FigureTable aria-labelledby={id}>
            <Head>
              <TableRow>
                {sortKeys.slice(1).map((key) => {
                  const by = order.by === key;
                  const direction = order.descending ? 'desc' : 'asc';
                  return (
                    <TableCell key={key} aria-sort={by ? (order.descending ? 'descending' : 'ascending') : 'none'}>
                      <TableSortLabel active={by} direction={direction} onClick={() => setOrder(nextOrder(order, key))}>
                        {sortLabel(key)}
                      </TableSortLabel>
                    </TableCell>
                  );
                })}
                <CompareHead>{chart.columns.compare}</CompareHead>
              </TableRow>
            </Head>
            <TableBody>
              {rows.map((place) => (
                <ChartRow
                  key={place.id}
                  place={place}
                  fits={fitting.has(place.id)}
                  compared={compared.includes(place.id)}
                  full={full}
                  comparable={comparable}
                  onToggle={toggle}
                />
              ))}
            </TableBody>
          </FigureTable>
        </Wide>
      </PhoneFold>
      <Typography variant="caption" sx={{ marginTop: 3.5, maxWidth: '72em', '@media print': { marginTop: 1 } }}>
        {chart.rule}
      </Typography>
    </>
  );
});

const CompareHead = styled(TableCell)({ '@media (scripting: none), print': { visibility: 'hidden', width: 0 } });
