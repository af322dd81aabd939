import Box from '@mui/material/Box';
import { cellLabels, type CellState, cellStyles } from './cell-styles';

const shown: CellState[] = ['requested', 'option', 'definite', 'blocked', 'closed', 'limited'];

export function CalendarLegend() {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, mb: 2, p: 0, listStyle: 'none' }}
    >
      {shown.map((state) => (
        <Box component="li" key={state} sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <Box aria-hidden sx={[{ width: 28, height: 16, borderRadius: 0.5, flexShrink: 0 }, cellStyles[state]]} />
          {cellLabels[state]}
        </Box>
      ))}
    </Box>
  );
}
