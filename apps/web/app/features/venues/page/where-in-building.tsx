import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { radius } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';
import type { BuildingData } from '../../../components/building/building-data';
import { BuildingDrawing, type RoomLight } from '../../../components/building/building-drawing';

const Panel = styled('div')({
  ...surface('ink'),
  padding: 'clamp(20px, 2.4vw, 36px)',
  borderRadius: radius,
  // Small even at full width: it only shows the location.
  '& svg': { display: 'block', maxHeight: 360, marginInline: 'auto' },
});

interface WhereInBuildingProps extends BuildingData {
  name: string;
  /** The rooms that it consists of. */
  lit: readonly string[];
}

/** The building with one venue's rooms highlighted, among the lighter rooms of their floors. */
export function WhereInBuilding({ name, lit, building, rooms }: WhereInBuildingProps) {
  const roomOf = useCallback((id: string) => rooms[id], [rooms]);
  const lights = useMemo(() => {
    const around = building.floors
      .map(({ rooms: all }) => all.map(({ id }) => id))
      .filter((ids) => ids.some((id) => lit.includes(id)))
      .flat();
    return new Map<string, RoomLight>([
      ...around.map((id) => [id, 'lit'] as const),
      ...lit.map((id) => [id, 'best'] as const),
    ]);
  }, [building, lit]);
  const lightOf = useCallback((id: string) => lights.get(id) ?? 'dim', [lights]);
  return (
    <Panel>
      <BuildingDrawing building={building} label={`${name} in the building`} roomOf={roomOf} lightOf={lightOf} />
    </Panel>
  );
}
