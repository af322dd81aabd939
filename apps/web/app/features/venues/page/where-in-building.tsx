import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { radius } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';
import type { BuildingData } from '../../../components/building/building-data';
import { BuildingDrawing } from '../../../components/building/building-drawing';

const Panel = styled('div')({
  ...surface('ink'),
  padding: 'clamp(20px, 2.4vw, 36px)',
  borderRadius: radius,
  // Small even at full width: it only shows the location.
  '& svg': { display: 'block', maxHeight: 520, marginInline: 'auto' },
});

interface WhereInBuildingProps extends BuildingData {
  name: string;
  /** The rooms that it consists of. */
  lit: readonly string[];
}

/** The building with one venue's rooms highlighted. */
export function WhereInBuilding({ name, lit, building, rooms }: WhereInBuildingProps) {
  const roomOf = useCallback((id: string) => rooms[id], [rooms]);
  const lightOf = useCallback((id: string) => (lit.includes(id) ? 'best' : 'dim'), [lit]);
  return (
    <Panel>
      <BuildingDrawing building={building} label={`${name} in the building`} roomOf={roomOf} lightOf={lightOf} />
    </Panel>
  );
}
