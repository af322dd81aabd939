import { claims } from '@mainstage/house/claims';

/** Event floors are 4, 5 and 6; 7 and 8 are co-working (spec 3). */
export type FloorNumber = 4 | 5 | 6 | 7 | 8;

/** One room as built: what every combination is made of. */
export interface Room {
  floor: FloorNumber;
  areaSqm: number;
  /** Most guests in this room. */
  guests: number;
  /** LED wall, or LED volume of a studio. */
  ledWallSqm?: number;
  /** A part or another setting of that room: it adds no area to it. */
  within?: string;
}

const perFloor = claims.guestsPerFloor;

/**
 * The rooms with the figures of spec 3. Where two readings of a size stand, both are rooms here: the hall with what
 * belongs to it, and the hall as it is counted elsewhere.
 */
export const rooms = {
  // Skyline, floor 6. The stage is 1,000 sqm on one page and 900 on another: both readings stand.
  'skyline-stage': { floor: 6, areaSqm: 1000, guests: perFloor, ledWallSqm: 90 },
  'skyline-hall': { floor: 6, areaSqm: 900, guests: perFloor, ledWallSqm: 90, within: 'skyline-stage' },
  'nova-stage': { floor: 6, areaSqm: 700, guests: perFloor, ledWallSqm: 60, within: 'skyline-stage' },
  'vista-stage': { floor: 6, areaSqm: 600, guests: perFloor, ledWallSqm: 30, within: 'skyline-stage' },
  'skyline-studio': { floor: 6, areaSqm: 500, guests: 100, ledWallSqm: 90, within: 'skyline-stage' },
  'sky-lounge': { floor: 6, areaSqm: 400, guests: perFloor },
  'sky-terrace': { floor: 6, areaSqm: 300, guests: perFloor },

  // Liberty, floor 5. Its rooms are those of spec 3; the foyer joins them.
  'liberty-stage': { floor: 5, areaSqm: 800, guests: perFloor, ledWallSqm: 60 },
  'liberty-studio': { floor: 5, areaSqm: 450, guests: 80, ledWallSqm: 70, within: 'liberty-stage' },
  'liberty-atrium': { floor: 5, areaSqm: 200, guests: 150 },
  'liberty-hub': { floor: 5, areaSqm: 150, guests: 80 },
  'liberty-foyer': { floor: 5, areaSqm: 130, guests: perFloor },
  workshop: { floor: 5, areaSqm: 60, guests: 30 },
  arena: { floor: 5, areaSqm: 50, guests: 30 },
  'straight-up': { floor: 5, areaSqm: 30, guests: 30 },
  boardroom: { floor: 5, areaSqm: 30, guests: 16 },

  // Horizon, floor 4. The stage is 700, 600 and 500 sqm on different pages: all readings stand.
  'horizon-stage': { floor: 4, areaSqm: 700, guests: perFloor, ledWallSqm: 30 },
  'horizon-rows': { floor: 4, areaSqm: 600, guests: perFloor, ledWallSqm: 30, within: 'horizon-stage' },
  'horizon-dinner': { floor: 4, areaSqm: 500, guests: perFloor, ledWallSqm: 30, within: 'horizon-stage' },
  'horizon-studio': { floor: 4, areaSqm: 400, guests: 60, ledWallSqm: 60, within: 'horizon-stage' },
  'horizon-hub': { floor: 4, areaSqm: 200, guests: 100 },
  'directors-circle': { floor: 4, areaSqm: 30, guests: 30 },
} as const satisfies Record<string, Room>;

export type RoomId = keyof typeof rooms;
