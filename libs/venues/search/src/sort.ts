import { venueCatalog } from '@mainstage/venues/facts/catalog';
import type { Fact } from '@mainstage/venues/facts/fact';
import type { Price } from '@mainstage/venues/facts/prices';
import { type Layout, layoutNames } from '@mainstage/venues/facts/layouts';
import type { Place } from './place';

/** Sort keys of the capacity chart; `house` is catalog order. */
export type SortKey = 'house' | 'name' | 'floor' | 'area' | 'guests' | 'led' | 'price' | Layout;

export const sortKeys: readonly SortKey[] = [
  'house',
  'name',
  'floor',
  'area',
  'guests',
  ...layoutNames,
  'led',
  'price',
];

export interface SortOrder {
  by: SortKey;
  descending: boolean;
}

export const defaultOrder: SortOrder = { by: 'house', descending: false };

/** Sorts places; empty cells come last in both directions. */
export function sorted(places: readonly Place[], { by, descending }: SortOrder): readonly Place[] {
  if (by === 'house') return places;
  const direction = descending ? -1 : 1;
  return [...places].sort((one, other) => {
    const [first, second] = [valueOf(one, by), valueOf(other, by)];
    if (first === undefined) return second === undefined ? 0 : 1;
    if (second === undefined) return -1;
    return (
      direction *
      (typeof first === 'number' && typeof second === 'number'
        ? first - second
        : String(first).localeCompare(String(second), 'en'))
    );
  });
}

/** Starting price in euro; undefined on request. */
function priceOf({ page }: Place): number | undefined {
  const { value }: Fact<Price> = venueCatalog[page].price;
  return 'onRequest' in value ? undefined : value.fromEuro;
}

function valueOf(place: Place, by: Exclude<SortKey, 'house'>): string | number | undefined {
  switch (by) {
    case 'name':
      return place.name;
    case 'floor':
      // One floor before several; several by the lowest.
      return place.floors.length * 100 + (place.floors[0] ?? 0);
    case 'area':
      return place.areaSqm.max;
    case 'guests':
      return place.guests;
    case 'led':
      return place.ledWidthM || undefined;
    case 'price':
      return priceOf(place);
    default:
      return place.layouts[by]?.guests;
  }
}
