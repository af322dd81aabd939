import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import { layoutsFor, type Plan } from '@mainstage/venues/plan/plan';
import { describeRooms } from '@mainstage/venues/plan/room-descriptions';
import { HeadRow } from '@mainstage/ui/text/head-row';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const words = floorPlanWords.table;

const Tables = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 48px',
  alignItems: 'start',
  marginTop: 32,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const Numbers = styled(Table)({
  fontVariantNumeric: 'tabular-nums',
  '& caption': { captionSide: 'top', padding: '0 0 8px', color: tone.text, fontSize: size.small, fontWeight: 600 },
  '& th, & td': { padding: '10px 12px 10px 0', fontSize: size.small, lineHeight: 1.4 },
  '& thead th': { fontWeight: 400, color: tone.muted },
  '& tbody th': { fontWeight: 600 },
  // On a phone each room is a block of lines, each with its heading before it.
  '@media screen and (max-width: 699px)': {
    '&[data-stacked] thead': { position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' },
    '&[data-stacked] tr': { display: 'block', padding: '10px 0', borderBottom: `1px solid ${tone.line}` },
    '&[data-stacked] tbody :is(th, td)': { display: 'flex', gap: 12, padding: '2px 0', border: 0 },
    '&[data-stacked] tbody td[data-empty]': { display: 'none' },
    '&[data-stacked] tbody td::before': { content: 'attr(data-label)', flex: '0 0 9em', color: tone.muted },
  },
});

/** What the plan shows, in words and numbers. */
export function PlanTables({ plan }: { plan: Plan }) {
  return (
    <Tables>
      <Numbers data-stacked="">
        <caption>{words.rooms}</caption>
        <HeadRow cells={[words.room, words.floor, words.area, words.measures, words.led, words.guests]} />
        <TableBody>
          {describeRooms(plan).map(({ name, floor, area, measures, led, guests }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell data-label={words.floor}>{floor}</TableCell>
              <TableCell data-label={words.area}>{area}</TableCell>
              <TableCell data-label={words.measures}>{measures}</TableCell>
              <TableCell data-label={words.led} data-empty={led ? undefined : ''}>
                {led ?? words.none}
              </TableCell>
              <TableCell data-label={words.guests} data-empty={guests ? undefined : ''}>
                {guests || words.none}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Numbers>
      <Numbers>
        <caption>{words.layouts}</caption>
        <HeadRow cells={[words.layout, words.seats]} />
        <TableBody>
          {layoutsFor(plan.venue).map(({ layout, label, guests }) => (
            <TableRow key={layout}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>{guests}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Numbers>
    </Tables>
  );
}
