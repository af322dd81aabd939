import type { Span } from '@mainstage/venues/facts/number-format';
import type { Kind } from '@mainstage/content/finder/kinds';
import type { Layout } from '@mainstage/venues/facts/layouts';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import type { Capacity } from '@mainstage/venues/facts/capacities';
import type { Place } from './place';
import { type Query, type PlaceFeature, placeFeatures } from './query';

/** Result of comparing one criterion of a query with a place. */
export type PlaceCheck = { fits: boolean } & (
  | { on: 'guests'; requested: number; has: number; layout?: Layout; planned: boolean; open: boolean }
  | { on: 'layout'; layout: Layout; has?: Capacity }
  | { on: 'area'; requested: number; has: Span }
  | { on: 'led'; requested: number; has: number }
  | { on: 'floor'; requested: FloorNumber; has: readonly FloorNumber[] }
  | { on: 'kind'; requested: Kind; has: Kind }
  | { on: PlaceFeature }
);

/** Compares every criterion of the query with the place; a place fits if all checks do. */
export function checksOf(place: Place, query: Query): PlaceCheck[] {
  const { guests, layout, area, led, floor, kind } = query;
  const checks: PlaceCheck[] = [];
  const capacity = layout && place.layouts[layout];
  if (layout && (!capacity || guests === undefined)) {
    checks.push({ on: 'layout', fits: capacity !== undefined, layout, has: capacity });
  } else if (guests !== undefined) {
    const has = capacity?.guests ?? place.guests;
    const planned = capacity?.planned ?? false;
    checks.push({ on: 'guests', fits: has >= guests, requested: guests, has, layout, planned, open: place.open });
  }
  if (area !== undefined) {
    checks.push({ on: 'area', fits: place.areaSqm.max >= area, requested: area, has: place.areaSqm });
  }
  if (led !== undefined) checks.push({ on: 'led', fits: place.ledWidthM >= led, requested: led, has: place.ledWidthM });
  if (floor !== undefined) {
    checks.push({ on: 'floor', fits: place.floors.includes(floor), requested: floor, has: place.floors });
  }
  if (kind !== undefined) checks.push({ on: 'kind', fits: place.kind === kind, requested: kind, has: place.kind });
  for (const feature of placeFeatures) if (query[feature]) checks.push({ on: feature, fits: place.has[feature] });
  return checks;
}

/** How far a criterion is missed, 0 to 1: the missing share of a number, 0.5 for another floor or kind, 1 for a missing layout. */
export function gapOf(check: PlaceCheck): number {
  if (check.fits) return 0;
  switch (check.on) {
    case 'guests':
    case 'led':
      return (check.requested - check.has) / check.requested;
    case 'area':
      return (check.requested - check.has.max) / check.requested;
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
