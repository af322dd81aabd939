import { type PlaceCheck, checksOf, gapOf } from './checks';
import type { Place } from './place';
import { places } from './places';
import { type Query, type QueryField, queryFields, without } from './query';

/** A place with its checks against a query. */
export interface PlaceMatch {
  place: Place;
  /** Requested and actual values, in the order of the query. */
  checks: readonly PlaceCheck[];
}

export interface FinderResult {
  /** Places that meet every criterion, tightest fit first. */
  fits: readonly PlaceMatch[];
  /** Near misses, nearest first. */
  near: readonly PlaceMatch[];
}

/** A place that misses more criteria is no near miss. */
const maxMissedChecks = 2;
export const maxNearMisses = 4;

/** All places that meet the query, and the near misses. Pure; takes microseconds. */
export function findPlaces(query: Query, among: readonly Place[] = places): FinderResult {
  const matches = among.map((place) => ({ place, checks: checksOf(place, query) }));
  const rank = ranking(query);
  return {
    fits: matches.filter(({ checks }) => checks.every(({ fits }) => fits)).sort(rank),
    near: matches
      .filter(({ checks }) => misses(checks) > 0 && misses(checks) <= maxMissedChecks)
      .sort(
        (one, other) =>
          misses(one.checks) - misses(other.checks) || gaps(one.checks) - gaps(other.checks) || rank(one, other),
      )
      .slice(0, maxNearMisses),
  };
}

/** For each criterion, the number of results without it; only those that add results. */
export function relaxations(query: Query): { field: QueryField; count: number }[] {
  return queryFields
    .filter((field) => query[field] !== undefined)
    .map((field) => ({ field, count: findPlaces(without(query, field)).fits.length }))
    .filter(({ count }) => count > 0);
}

/** Whether the query has no criterion. */
export function isEmptyQuery(query: Query): boolean {
  return queryFields.every((field) => query[field] === undefined);
}

/** Ranks halls and rooms before studios, lobbies and bars, unless guests stand. */
function useRank({ use }: Place, { guests, layout }: Query): number {
  if (guests === undefined && layout === undefined) return 0;
  if (layout === 'standing') return use === 'studio' ? 1 : 0;
  return { hall: 0, room: 0, studio: 1, reception: 2, office: 3 }[use];
}

/**
 * Orders by suitable use, then by tightest fit: fewest empty places, least unused wall and floor area, fewest floors,
 * then catalog order. Offices come after event rooms unless requested.
 */
function ranking(query: Query): (one: PlaceMatch, other: PlaceMatch) => number {
  const measured = query.guests !== undefined || query.area !== undefined || query.led !== undefined;
  const keys: ((match: PlaceMatch) => number)[] = [
    ({ place }) => (place.kind === 'offices' && query.kind !== 'offices' ? 1 : 0),
    ({ place }) => useRank(place, query),
    ({ place }) => (query.guests === undefined ? 0 : seats(place, query)),
    ({ place }) => (query.led === undefined ? 0 : place.ledWidthM),
    ({ place }) => (measured ? place.areaSqm.max : 0),
    ({ place }) => (measured ? place.floors.length : 0),
    ({ place }) => order.get(place.id) ?? places.length,
  ];
  return (one, other) => {
    for (const key of keys) {
      const difference = key(one) - key(other);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

const order = new Map(places.map(({ id }, index) => [id, index]));

function seats(place: Place, { layout }: Query): number {
  return layout ? (place.layouts[layout]?.guests ?? 0) : place.guests;
}

const misses = (checks: readonly PlaceCheck[]) => checks.filter(({ fits }) => !fits).length;
const gaps = (checks: readonly PlaceCheck[]) => checks.reduce((sum, check) => sum + gapOf(check), 0);
