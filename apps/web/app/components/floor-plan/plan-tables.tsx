import { styled } from '@mui/material/styles';
import { floorPlanWords } from '@mainstage/content/shared-pages/venue-floor-plan';
import { layoutsFor, type Plan } from '@mainstage/venues/plan/plan';
import { describeRooms } from '@mainstage/venues/plan/room-descriptions';
import { FactTable } from '@mainstage/ui/text/fact-table';
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

const Numbers = styled(FactTable)({
  fontVariantNumeric: 'tabular-nums',
  '& caption': { captionSide: 'top', padding: '0 0 8px', color: tone.text, fontSize: size.small, fontWeight: 600 },
  '& th, & td': { padding: '10px 12px 10px 0', fontSize: size.small, lineHeight: 1.4 },
  '& thead th': { fontWeight: 400, color: tone.muted },
  '& tbody th': { fontWeight: 600 },
  // On a phone each room is a block of lines, each preceded by its heading.
  '@media screen and (max-width: 699px)': {
    '&[data-stacked] thead': { position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' },
    '&[data-stacked] tr': { display: 'block', padding: '10px 0', borderBottom: `1px solid ${tone.line}` },
    '&[data-stacked] tbody :is(th, td)': { display: 'flex', gap: 12, padding: '2px 0', border: 0 },
    '&[data-stacked] tbody td:has([data-none])': { display: 'none' },
    '&[data-stacked] tbody td::before': { content: 'attr(data-label)', flex: '0 0 min(9em, 45%)', color: tone.muted },
  },
});

/** On a phone an absent value needs no line. */
const none = <span data-none="">{words.none}</span>;

/** The plan's content as text and numbers. */
export function PlanTables({ plan }: { plan: Plan }) {
  return (
    <Tables>
      <Numbers
        data-stacked=""
        caption={words.rooms}
        columns={[words.room, words.floor, words.area, words.measures, words.led, words.guests]}
        rows={describeRooms(plan).map(({ name, floor, area, measures, led, guests }) => [
          ...[name, floor, area, measures],
          led ?? none,
          guests || none,
        ])}
      />
      <Numbers
        caption={words.layouts}
        columns={[words.layout, words.seats]}
        rows={layoutsFor(plan.venue).map(({ label, guests }) => [label, guests])}
      />
    </Tables>
  );
}
