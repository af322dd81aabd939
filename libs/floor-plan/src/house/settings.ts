import { horizonStage as horizonFacts } from '@mainstage/house/rooms/horizon-stage';
import { novaStage } from '@mainstage/house/rooms/nova-stage';
import { skyLounge } from '@mainstage/house/rooms/sky-lounge';
import { planning } from '@mainstage/house/planning';
import type { HiredId } from './space';
import type { OneTable } from '../seating/one-table';
import type { RowsSetting } from '../seating/rows';
import { between, boundsOf, type Point, type Rect, rect } from '../shapes';
import { hall } from './grid';
import { horizonAxis } from './horizon';
import { libertyAxis, libertyStudioAxis } from './liberty';
import { placeOf } from './house';
import { skylineAxis } from './skyline';
import { type house, type RoomId, roomOf } from '@mainstage/house/house';

/** Something built in or set up that is no seat. */
export interface Fixture {
  shape: Rect;
  label?: string;
}

/** A wall of light: its line on the plan from one end to the other, and how far it bows away from the room. */
export interface LedWall {
  from: Point;
  to: Point;
  /** Metres that the middle lies behind the straight line. */
  bow: number;
  areaSqm: number;
  lengthM: number;
}

/** How a room is set up: where everybody looks, and where they can be. */
export interface Setting {
  /** The side that all look to. */
  front: 'north' | 'west';
  /** The floor that guests can have. */
  guests: Rect;
  /** For rows, where it differs. */
  rowsFloor?: Rect;
  rows?: RowsSetting;
  /** Lines of round tables, where the venue names them. */
  lines?: number;
  table?: OneTable;
  rings?: boolean;
  led?: LedWall;
  fixtures: readonly Fixture[];
}

const height = planning.wallHeight;
const ledArea = (id: RoomId) => roomOf(id).facts.ledWallSqm.value ?? 0;

/** A straight wall across the front of a room. */
function flat(id: RoomId, middle: number, y: number): LedWall {
  const length = ledArea(id) / height;
  return {
    from: { x: middle - length / 2, y },
    to: { x: middle + length / 2, y },
    bow: 0,
    areaSqm: ledArea(id),
    lengthM: length,
  };
}

/** A wall bent so that its ends stand `share` of its length apart and come towards the room. */
function curved(id: RoomId, middle: number, y: number, share: number): LedWall {
  const length = ledArea(id) / height;
  const half = halfAngle(share);
  const bow = (length / (2 * half)) * (1 - Math.cos(half));
  const chord = length * share;
  return {
    from: { x: middle - chord / 2, y: y + bow },
    to: { x: middle + chord / 2, y: y + bow },
    bow,
    areaSqm: ledArea(id),
    lengthM: length,
  };
}

/** The angle whose sine is that share of itself: half of the arc. */
function halfAngle(share: number): number {
  let [low, high] = [0.01, Math.PI];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (Math.sin(middle) / middle > share) low = middle;
    else high = middle;
  }
  return low;
}

/** A wall along the short end, to the west. */
function atWestEnd(id: RoomId, y: number): LedWall {
  const length = ledArea(id) / height;
  return {
    from: { x: 0.6, y: y + length / 2 },
    to: { x: 0.6, y: y - length / 2 },
    bow: 0,
    areaSqm: ledArea(id),
    lengthM: length,
  };
}

const around = (id: HiredId, margin: number): Rect => {
  const { x, y, width, height: depth } = boundsOf(placeOf(id).shape);
  return rect(x + margin, y + margin, width - 2 * margin, depth - 2 * margin);
};
const part = (id: HiredId) => boundsOf(placeOf(id).shape);

function halls(): Record<Hall, Setting> {
  const clear = part('skyline-hall');
  const skylineStage = rect(skylineAxis - 6, clear.y + 1.35, 12, 2.3);
  const hallBottom = clear.y + clear.height;
  const nova = part('nova-stage');
  const vista = part('vista-stage');
  const novaAxis = nova.y + nova.height / 2;
  const vistaAxis = vista.y + vista.height / 2;
  const studio = part('skyline-studio');
  const libertyStage = part('liberty-stage');
  const horizonStage = part('horizon-stage');
  const [libertyStudio, horizonStudio] = [part('liberty-studio'), part('horizon-studio')];
  // The last of fourteen rows stands eighteen metres from the stage.
  const lastRow = skylineStage.y + skylineStage.height + 18;
  const podium = rect(horizonAxis - 5, hall.top + 1.1, 10, 2.7);
  const podiumEnd = podium.y + podium.height;

  return {
    'skyline-stage': {
      front: 'north',
      guests: between(2, 16.2, 34, hallBottom - 0.5),
      rowsFloor: between(2, lastRow - 13.3, 34, hallBottom),
      rows: { rows: 14, pitch: 1, seat: 0.68, aisle: 1.8, bend: 15 },
      led: curved('skyline-stage', skylineAxis, clear.y + 0.25, 0.9),
      fixtures: [{ shape: skylineStage, label: 'Stage' }],
    },
    'nova-stage': {
      front: 'west',
      guests: between(17, nova.y + 0.8, nova.width - 0.8, hallBottom - 0.8),
      rowsFloor: between(5, nova.y + 0.6, nova.width - 0.6, hallBottom - 0.6),
      rows: { aisle: 4.2 },
      led: atWestEnd('nova-stage', novaAxis),
      fixtures: [{ shape: rect(2.4, novaAxis - 1, novaStage.measures.runwayM, 2), label: 'Runway' }],
    },
    'vista-stage': {
      front: 'west',
      guests: between(5, vista.y + 0.6, vista.width - 0.8, hallBottom - 0.7),
      lines: 2,
      led: atWestEnd('vista-stage', vistaAxis),
      fixtures: [{ shape: rect(1.2, vistaAxis - 4.5, 2.6, 9), label: 'Stage' }],
    },
    'skyline-studio': {
      front: 'north',
      guests: between(studio.x + 1, studio.y + 11.2, studio.x + studio.width - 1, hallBottom - 0.6),
      rows: { rows: 5 },
      led: curved('skyline-studio', skylineAxis, studio.y + 0.5, 0.66),
      fixtures: [],
    },
    'liberty-stage': {
      front: 'north',
      guests: between(1.6, hall.top + 6.4, libertyStage.width - 1.6, hall.top + hall.depth - 0.7),
      rowsFloor: between(libertyAxis - 10.2, hall.top + 7.6, libertyAxis + 10.2, hall.top + hall.depth - 1),
      rows: { aisle: 2.4, bend: 20 },
      led: flat('liberty-stage', libertyAxis, hall.top + 0.5),
      fixtures: [{ shape: rect(libertyAxis - 6, hall.top + 1.1, 12, 2.8), label: 'Stage' }],
    },
    'liberty-studio': {
      front: 'north',
      guests: between(libertyStudio.x + 1, hall.top + 8.6, libertyStudio.x + libertyStudio.width - 1, hall.top + 19.5),
      rows: { rows: 4, bend: 9 },
      led: curved('liberty-studio', libertyStudioAxis, hall.top + 0.5, 0.8),
      fixtures: [],
    },
    'horizon-stage': {
      front: 'north',
      guests: between(1.6, podiumEnd + 1.8, horizonStage.width - 1.6, hall.top + hall.depth - 0.7),
      // Nine rows; the last seat is eleven metres from the stage.
      rowsFloor: between(
        horizonAxis - 9.5,
        podiumEnd + horizonFacts.measures.lastSeatM - 7.9,
        horizonAxis + 9.5,
        hall.top + 20,
      ),
      rows: { rows: 9, aisle: 1.6, bend: 22 },
      led: flat('horizon-stage', horizonAxis, hall.top + 0.5),
      fixtures: [{ shape: podium, label: 'Stage' }],
    },
    'horizon-studio': {
      front: 'north',
      guests: between(horizonStudio.x + 1, hall.top + 7.6, horizonStudio.x + horizonStudio.width - 1, hall.top + 19.4),
      rows: { rows: 4 },
      led: curved('horizon-studio', horizonAxis, hall.top + 0.5, 0.8),
      fixtures: [],
    },
  };
}

function spaces(): Record<Exclude<HiredId, Hall | Unset>, Setting> {
  const lounge = part('sky-lounge');
  const bar = skyLounge.measures.barM;
  const small = (id: HiredId, margin = 0.45, more: Partial<Setting> = {}): Setting => ({
    front: 'north',
    guests: around(id, margin),
    fixtures: [],
    ...more,
  });
  return {
    'sky-lounge': {
      front: 'north',
      guests: between(lounge.x + 0.6, lounge.y + 4.2, lounge.x + lounge.width - 0.6, lounge.y + lounge.height - 0.7),
      fixtures: [{ shape: rect(lounge.x + (lounge.width - bar) / 2, lounge.y + 1.9, bar, 0.8), label: 'Bar' }],
    },
    'sky-terrace': small('sky-terrace', 0.6),
    workshop: small('workshop', 0.45, { table: 'horseshoe' }),
    arena: small('arena', 0, { rings: true }),
    'straight-up': small('straight-up', 0.25),
    boardroom: small('boardroom', 0.3),
    'directors-circle': small('directors-circle', 0.35, { table: 'round' }),
    'private-office': small('private-office', 0.3),
    'team-office': small('team-office', 0.35),
    'corporate-office': small('corporate-office', 1),
    'enterprise-office': small('enterprise-office', 1.5),
    'liberty-atrium': small('liberty-atrium', 0.8),
    'liberty-hub': small('liberty-hub', 0.8),
    'horizon-hub': small('horizon-hub', 0.8),
  };
}

/** Other readings of a hall's size, and the foyer: nobody is seated there. */
type Unset = 'skyline-hall' | 'horizon-rows' | 'horizon-dinner' | 'liberty-foyer';
type Hall = { [Id in RoomId]: House[Id] extends { words: { category: 'STAGES' | 'STUDIOS' } } ? Id : never }[RoomId];
type House = typeof house;

/** The compiler asks for the setting of every room and office that guests or tenants sit in. */
const settings: Record<Exclude<HiredId, Unset>, Setting> & Partial<Record<Unset, Setting>> = {
  ...halls(),
  ...spaces(),
};

/** How a room is set up; nothing for one that nobody sits in. */
export function settingOf(id: HiredId): Setting | undefined {
  return settings[id];
}
