import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { calendarWords } from '@mainstage/content/calendar/words';
import type { Availability } from '@mainstage/contracts/availability';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { guestsOf } from '@mainstage/venues/facts/present';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Link } from '../links/page-link';
import { longDay } from './days';
import { freeInstead, type TakenDay } from './free-instead';

const words = calendarWords.instead;

const Block = styled('div')({
  marginTop: 12,
  padding: '14px 16px',
  borderLeft: `3px solid ${tone.accent}`,
  fontSize: size.small,
  lineHeight: 1.5,
  '& ul': { display: 'grid', gap: 2, marginTop: 4 },
  '& .MuiButton-root': { minHeight: 44, justifyContent: 'flex-start', padding: 0, textAlign: 'left' },
  '& a': { display: 'inline-block', padding: '8px 0', fontWeight: 600, textUnderlineOffset: 5 },
});

interface FreeInsteadListProps extends TakenDay {
  answer: Availability;
  /** Address of a room with the same search. */
  linkTo: (room: VenueId) => string;
  /** Changes the searched day; without it days are plain text, as on paper. */
  onDay?: (day: string) => void;
}

/** Alternatives to a taken day: adjacent days, and other rooms that fit on that day. */
export function FreeInsteadList({ answer, linkTo, onDay, ...taken }: FreeInsteadListProps) {
  const { days, rooms } = freeInstead(answer, taken);
  if (days.length === 0 && rooms.length === 0) return null;
  return (
    <Block>
      <Typography variant="inherit" sx={{ fontWeight: 600 }}>
        {words.title}
      </Typography>
      <ul>
        {days.map((day) => (
          <li key={day}>
            {onDay && (
              <Button variant="text" onClick={() => onDay(day)} sx={{ displayPrint: 'none' }}>
                {words.here(longDay(day))}
              </Button>
            )}
            <Box component="span" sx={onDay && { display: 'none', displayPrint: 'inline' }}>
              {words.here(longDay(day))}
            </Box>
          </li>
        ))}
        {rooms.map(({ page, name }) => (
          <li key={page}>
            <Link to={linkTo(page)}>{name}</Link>, {words.upTo(guestsOf(page))}
          </li>
        ))}
      </ul>
    </Block>
  );
}
