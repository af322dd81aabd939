import { styled } from '@mui/material/styles';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import { layoutsFor, type Plan } from '@mainstage/floor-plan/plan';
import { tellRooms } from '@mainstage/floor-plan/tell';
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

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, paddingBottom: 8 },
  '& th, & td': { padding: '10px 12px 10px 0', borderBottom: `1px solid ${tone.line}`, textAlign: 'left' },
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
      <Table data-stacked="">
        <caption>{words.rooms}</caption>
        <thead>
          <tr>
            {[words.room, words.floor, words.area, words.measures, words.led, words.guests].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tellRooms(plan).map(({ name, floor, area, measures, led, guests }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={words.floor}>{floor}</td>
              <td data-label={words.area}>{area}</td>
              <td data-label={words.measures}>{measures}</td>
              <td data-label={words.led} data-empty={led ? undefined : ''}>
                {led ?? words.none}
              </td>
              <td data-label={words.guests} data-empty={guests ? undefined : ''}>
                {guests || words.none}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table>
        <caption>{words.layouts}</caption>
        <thead>
          <tr>
            <th scope="col">{words.layout}</th>
            <th scope="col">{words.seats}</th>
          </tr>
        </thead>
        <tbody>
          {layoutsFor(plan.venue).map(({ layout, label, guests }) => (
            <tr key={layout}>
              <th scope="row">{label}</th>
              <td>{guests}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Tables>
  );
}
