import { sqm } from '@mainstage/venues/facts/number-format';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { HireableId } from '@mainstage/venues/facts/catalog';
import { metres } from './drawing/dimensions';
import { locationOf } from '@mainstage/venues/facts/plan/floors';
import { nameOf } from './names';
import type { Plan } from './plan';
import { areaOfShape } from '@mainstage/venues/facts/plan/shapes';

/** Text description of a room, for screen readers and data sheets. */
export interface RoomDescription {
  id: HireableId;
  name: string;
  floor: FloorNumber;
  /** 1,000 sqm. */
  area: string;
  /** 40.00 m × 25.00 m, or the diameter of a round room. */
  measures: string;
  /** 90 sqm, 30 m wide. */
  led?: string;
  /** In the plan's layout. */
  guests: number;
}

export function describeRooms({ rooms }: Plan): readonly RoomDescription[] {
  return rooms.map(({ id, floor, guests, setting }) => {
    const { shape } = locationOf(id);
    const measures =
      shape.kind === 'circle'
        ? `${metres(2 * shape.radius)} across`
        : `${metres(shape.width)} × ${metres(shape.height)}`;
    return {
      id,
      name: nameOf(id),
      floor,
      area: sqm(Math.round(areaOfShape(shape))),
      measures,
      guests,
      ...(setting?.led && {
        led: `${sqm(setting.led.areaSqm)}, ${Math.round(setting.led.lengthM * 10) / 10} m ${setting.led.bow ? 'curved' : 'wide'}`,
      }),
    };
  });
}
