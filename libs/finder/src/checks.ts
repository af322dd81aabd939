import type { Span } from '@mainstage/house/figures';
import type { Kind } from '@mainstage/content/finder/kinds';
import type { Layout } from '@mainstage/house/layouts';
import type { FloorNumber } from '@mainstage/house/facts';
import type { Capacity } from '@mainstage/house/capacities';
import type { Place } from './place';
import { type Query, type Wish, wishes } from './query';

/** One wish of a query held against a place. */
export type Check = { fits: boolean } & (
  | { on: 'guests'; asked: number; has: number; layout?: Layout; planned: boolean; open: boolean }
  | { on: 'layout'; layout: Layout; has?: Capacity }
  | { on: 'area'; asked: number; has: Span }
  | { on: 'led'; asked: number; has: number }
  | { on: 'floor'; asked: FloorNumber; has: readonly FloorNumber[] }
  | { on: 'kind'; asked: Kind; has: Kind }
  | { on: Wish }
);

/** Every wish of the query held against the place; a place fits when all do. */
export function checksOf(place: Place, query: Query): Check[] {
  const { guests, layout, area, led, floor, kind } = query;
  const checks: Check[] = [];
  const capacity = layout && place.layouts[layout];
  if (layout && (!capacity || guests === undefined)) {
    checks.push({ on: 'layout', fits: capacity !== undefined, layout, has: capacity });
  } else if (guests !== undefined) {
    const has = capacity?.guests ?? place.guests;
    const planned = capacity?.planned ?? false;
    checks.push({ on: 'guests', fits: has >= guests, asked: guests, has, layout, planned, open: place.open });
  }
  if (area !== undefined) {
    checks.push({ on: 'area', fits: place.areaSqm.max >= area, asked: area, has: place.areaSqm });
  }
  if (led !== undefined) checks.push({ on: 'led', fits: place.ledWidthM >= led, asked: led, has: place.ledWidthM });
  if (floor !== undefined) {
    checks.push({ on: 'floor', fits: place.floors.includes(floor), asked: floor, has: place.floors });
  }
  if (kind !== undefined) checks.push({ on: 'kind', fits: place.kind === kind, asked: kind, has: place.kind });
  for (const wish of wishes) if (query[wish]) checks.push({ on: wish, fits: place.has[wish] });
  return checks;
}

/** How far a wish is missed: the missing part of a number, half for another floor or kind, all for a missing layout. */
export function gapOf(check: Check): number {
  if (check.fits) return 0;
  switch (check.on) {
    case 'guests':
    case 'led':
      return (check.asked - check.has) / check.asked;
    case 'area':
      return (check.asked - check.has.max) / check.asked;
    case 'floor':
    case 'kind':
    case 'stage':
    case 'stream':
    case 'daylight':
    case 'stepFree':
      return 0.5;
    case 'layout':
      return 1;
  }
}
