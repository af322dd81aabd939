import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { view360 } from '@mainstage/content/pages/view-360';
import type { SeenOnFloor } from './all-views';
import { font, from } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { ViewChips } from './view-chips';

const { copy } = view360;

const Floor = styled('section')({
  display: 'grid',
  gap: 12,
  padding: '18px 0',
  borderBottom: `1px solid ${tone.line}`,
  '& h3': { fontFamily: font.text, fontSize: '1.125rem', fontWeight: 600, letterSpacing: 0, lineHeight: 1.25 },
  [from.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: 24, alignItems: 'baseline' },
});

interface FloorByFloorProps {
  floors: readonly SeenOnFloor[];
  /** Path of the venue in the current view. */
  here: string;
}

/** All venues with a view, by floor; those on several floors at the end. */
export function FloorByFloor({ floors, here }: FloorByFloorProps) {
  return (
    <Box sx={{ marginTop: 2.5, borderTop: `1px solid ${tone.line}` }}>
      {floors.map(({ floor, name, rooms }) => (
        <Floor key={name} aria-label={floor ? `${copy.floorTitle} ${floor}: ${name}` : name}>
          <Typography variant="h3">{floor ? `${floor}  ${name}` : name}</Typography>
          <ViewChips rooms={rooms} here={here} />
        </Floor>
      ))}
    </Box>
  );
}
