import { styled } from '@mui/material/styles';
import { venueDoubleFloor } from '@mainstage/content/pages/venue-double-floor';
import { columns } from '@mainstage/ui/theme/columns';
import { from } from '@mainstage/ui/theme/tokens';
import { DoubleFloorCard } from './double-floor-card';
import type { DoubleFloorPair } from './double-floor-data';

const Pairs = styled('ul')({
  ...columns({ tablet: 2 }),
  gap: '72px 24px',
  // The right column a step lower: two floors that do not line up.
  [from.desktop]: { rowGap: 104, '& > li:nth-of-type(even)': { paddingTop: 88 } },
});

/** The pairs of halls, side by side and a step apart. */
export function DoubleFloorCards({ pairs }: { pairs: readonly DoubleFloorPair[] }) {
  return (
    <Pairs>
      {pairs.map((pair) => (
        <li key={pair.id}>
          <DoubleFloorCard pair={pair} copy={venueDoubleFloor.copy.card} />
        </li>
      ))}
    </Pairs>
  );
}
