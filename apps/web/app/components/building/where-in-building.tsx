import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { isOffice, partsOf } from '@mainstage/venues/facts/catalog';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { radius } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';
import { BuildingDrawing } from './building-drawing';
import { building, buildingRoom } from './building-rooms';

const Panel = styled('div')({
  ...surface('ink'),
  padding: 'clamp(20px, 2.4vw, 36px)',
  borderRadius: radius,
  // Where it has the whole width it stays small: it says where one is and no more.
  '& svg': { display: 'block', maxHeight: 520, marginInline: 'auto' },
});

/** The building with one venue's rooms alight: where one is in the building. */
export function WhereInBuilding({ id }: { id: VenueId }) {
  const lightOf = useCallback(
    (room: string) => ((isOffice(id) ? [id] : (partsOf(id) as readonly string[])).includes(room) ? 'best' : 'dim'),
    [id],
  );
  return (
    <Panel>
      <BuildingDrawing
        building={building}
        label={`${venues[id].name} in the house`}
        roomOf={buildingRoom}
        lightOf={lightOf}
      />
    </Panel>
  );
}
