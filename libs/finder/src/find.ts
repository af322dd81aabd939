import { type Check, checksOf, gapOf } from './checks';
import type { Place } from './place';
import { places } from './places';
import { type Query, type QueryField, queryFields, without } from './query';

/** A place held against a query. */
export interface Match {
  place: Place;
  /** What was asked and what is there, in the order of the query. */
  checks: readonly Check[];
}

export interface Found {
  /** The places that meet every wish, the tightest fit first. */
  fits: readonly Match[];
  /** The places that come nearest without meeting every wish, the nearest first. */
  near: readonly Match[];
}

/** Missing more than this is not near. */
const mostMisses = 2;
export const mostNear = 4;

/** All places that meet the query, and the nearest of the others. Pure; some microseconds. */
export function find(query: Query, among: readonly Place[] = places): Found {
  const matches = among.map((place) => ({ place, checks: checksOf(place, query) }));
  const rank = ranking(query);
  return {
    fits: matches.filter(({ checks }) => checks.every(({ fits }) => fits)).sort(rank),
    near: matches
      .filter(({ checks }) => misses(checks) > 0 && misses(checks) <= mostMisses)
      .sort(
        (one, other) =>
          misses(one.checks) - misses(other.checks) || gaps(one.checks) - gaps(other.checks) || rank(one, other),
      )
      .slice(0, mostNear),
  };
}

/** For each wish, how many places there would be without it; only where that helps. */
export function relaxations(query: Query): { field: QueryField; count: number }[] {
  return queryFields
    .filter((field) => query[field] !== undefined)
    .map((field) => ({ field, count: find(without(query, field)).fits.length }))
    .filter(({ count }) => count > 0);
}

/** Whether the query asks for anything. */
export function asksNothing(query: Query): boolean {
  return queryFields.every((field) => query[field] === undefined);
}

/** Seated, guests belong in halls and rooms, then in studios; lobbies and bars are for those who stand. */
function useRank({ use }: Place, { guests, layout }: Query): number {
  if (guests === undefined && layout === undefined) return 0;
  if (layout === 'standing') return use === 'studio' ? 1 : 0;
  return { hall: 0, room: 0, studio: 1, reception: 2, office: 3 }[use];
}

/**
 * What is made for it first, then the tightest fit: the fewest places left empty, then the least wall and floor left over, then the fewest floors
 * to run, then the order of the house. Offices come after event rooms unless they are asked for.
 */
function ranking(query: Query): (one: Match, other: Match) => number {
  const measured = query.guests !== undefined || query.area !== undefined || query.led !== undefined;
  const keys: ((match: Match) => number)[] = [
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

const misses = (checks: readonly Check[]) => checks.filter(({ fits }) => !fits).length;
const gaps = (checks: readonly Check[]) => checks.reduce((sum, check) => sum + gapOf(check), 0);
