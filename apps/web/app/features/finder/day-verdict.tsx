import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Verdict } from '@mainstage/calendar/states/verdict';
import { signLook } from '../../components/calendar/state-look';

const State = styled('p')({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  gap: 10,
  '& i': { width: 12, height: 12, marginTop: 'calc(0.7em - 6px)', borderRadius: 1 },
  '& span::first-letter': { textTransform: 'uppercase' },
});

/** The state of a place on the requested day: its sign and its words. */
export function DayVerdict({ verdict: { state, words } }: { verdict: Verdict }) {
  return (
    <State>
      <Box component="i" sx={state && signLook[state]} aria-hidden="true" />
      <span>{words}</span>
    </State>
  );
}
