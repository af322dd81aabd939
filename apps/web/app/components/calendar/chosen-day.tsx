import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../links/page-link';
import { stateOn } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import type { Availability } from '@mainstage/contracts/availability';
import { hires } from '@mainstage/contracts/day-parts';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { askLink } from './ask-link';
import { longDay } from './days';
import { signLook } from './state-look';

const Rows = styled('ul')({
  marginTop: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 16,
    minHeight: 56,
    borderBottom: `1px solid ${tone.line}`,
  },
  '& i': { width: 14, height: 14, borderRadius: 1 },
});

interface ChosenDayProps {
  answer: Availability;
  venue: string;
  name: string;
  day: string;
}

/** The chosen day: the state of each hire, and a link to enquire. */
export function ChosenDay({ answer, venue, name, day }: ChosenDayProps) {
  const rows = hires.map((hire) => ({ hire, state: stateOn(answer, [venue], day, hire) ?? 'over' }));
  return (
    <Box sx={{ marginTop: 5, paddingTop: 3, borderTop: `2px solid ${tone.text}` }} role="status">
      <Typography variant="h3">{longDay(day)}</Typography>
      {rows.every(({ state }) => state === 'over' || state === 'taken') && (
        <Typography variant="prose">
          {rows.every(({ state }) => state === 'over') ? calendarWords.day.pastSentence : calendarWords.day.none}
        </Typography>
      )}
      <Rows>
        {rows.map(({ hire, state }) => (
          <li key={hire}>
            <Box component="i" sx={signLook[state]} aria-hidden="true" />
            <span>{`${calendarWords.hires[hire]}: ${calendarWords.states[state]}`}</span>
            {(state === 'free' || state === 'asked') && (
              <Button component={Link} to={askLink(venue, day, hire)} variant="text">
                <span>{state === 'free' ? calendarWords.day.ask : calendarWords.day.next}</span>
                <VisuallyHidden>{`: ${name}, ${calendarWords.hires[hire]}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Rows>
    </Box>
  );
}
