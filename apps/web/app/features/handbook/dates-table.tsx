import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { handbookDates as words } from '@mainstage/content/shared-pages/handbook-dates';
import { longDay } from '@mainstage/estimate/days';
import { from, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import type { MyDate } from './my-dates';

const Row = styled('li')({
  display: 'grid',
  gap: '2px 24px',
  padding: '14px 0',
  borderTop: `1px solid ${tone.line}`,
  breakInside: 'avoid',
  [from.tablet]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: size.small, color: tone.muted },
  '&[data-event]': {
    borderTop: `2px solid ${tone.accent}`,
    borderBottom: `1px solid ${tone.accent}`,
    marginBottom: -1,
  },
});

/** Dates in calendar order; past ones are marked. */
export function DatesTable({ caption, dates }: { caption: string; dates: readonly MyDate[] }) {
  return (
    <div>
      <Typography variant="h3" sx={{ ...smallHeadingType, marginBottom: 2, fontSize: size.lead }}>
        {caption}
      </Typography>
      <Box component="ol" sx={{ borderBottom: `1px solid ${tone.line}` }}>
        {dates.map(({ id, day, label, text, past }) => (
          <Row key={id} data-event={id === 'event' ? '' : undefined}>
            <time dateTime={day}>{longDay(day) + (past ? ` (${words.past})` : '')}</time>
            <span>
              <span>{label}</span>
              <small>{text}</small>
            </span>
          </Row>
        ))}
      </Box>
    </div>
  );
}
