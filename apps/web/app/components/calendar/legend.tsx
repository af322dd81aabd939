import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { calendarWords } from '@mainstage/content/calendar/words';
import { size } from '@mainstage/ui/theme/tokens';
import { stateLook } from './state-look';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  margin: '20px 0 28px',
  fontSize: size.small,
  '& li': { display: 'flex', alignItems: 'center', gap: 10 },
  '& i': { flex: 'none', width: 22, height: 10, borderRadius: 1 },
});

export function Legend() {
  return (
    <List>
      {(['free', 'asked', 'taken'] as const).map((state) => (
        <li key={state}>
          <Box component="i" sx={stateLook[state]} aria-hidden="true" />
          {calendarWords.venue.legend[state]}
        </li>
      ))}
    </List>
  );
}
