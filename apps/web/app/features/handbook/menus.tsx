import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { HandbookMenu } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const { copy } = eventPlanners;

const Grid = styled('div')({
  display: 'grid',
  gap: '40px 24px',
  [from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The last of an odd number fills a row of its own.
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', '& ol': { columns: 2, columnGap: 24 } },
  },
});

const Card = styled('article')({
  paddingTop: 20,
  borderTop: `2px solid ${tone.text}`,
  breakInside: 'avoid',
  '& header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 16, marginBottom: 8 },
  '& ol': { marginTop: 12 },
  '& li': { padding: '9px 0', borderTop: `1px solid ${tone.line}`, lineHeight: 1.4, breakInside: 'avoid' },
});

/** Menu tiers side by side, each with the number of its items. */
export function Menus({ menus }: { menus: readonly HandbookMenu[] }) {
  return (
    <Grid>
      {menus.map(({ id, name, note, items }) => (
        <Card key={id} id={id} aria-labelledby={`${id}-name`}>
          <header>
            <Typography variant="h3" id={`${id}-name`}>
              {name}
            </Typography>
            <Typography variant="caption" component="span">
              {copy.items(items.length)}
            </Typography>
          </header>
          {note && <Typography variant="caption">{note}</Typography>}
          <ol>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </Card>
      ))}
    </Grid>
  );
}
