import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type FloorNumber } from '@mainstage/venues/facts/facts';
import { colour, led } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface FloorStackProps {
  floors: readonly FloorNumber[];
}

const allFloors: readonly FloorNumber[] = [8, 7, 6, 5, 4];

const Level = styled('span', { shouldForwardProp: (prop) => prop !== 'lit' })<{ lit: boolean }>(({ lit }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontVariantNumeric: 'tabular-nums',
  color: lit ? tone.text : tone.muted,
  '&::after': {
    content: '""',
    flex: 1,
    height: 15,
    background: lit ? led : 'transparent',
    boxShadow: lit ? `0 0 18px ${colour.signal}40` : `inset 0 0 0 1px ${tone.line}`,
  },
}));

/** A section through the building with some floors highlighted; the text next to it has the same information. */
export function FloorStack({ floors }: FloorStackProps) {
  return (
    <Box
      sx={{ display: 'grid', gap: '3px', width: 132, fontSize: 12, lineHeight: 1, fontWeight: 600 }}
      aria-hidden="true"
    >
      {allFloors.map((floor) => (
        <Level key={floor} lit={floors.includes(floor)}>
          {floor}
        </Level>
      ))}
    </Box>
  );
}
