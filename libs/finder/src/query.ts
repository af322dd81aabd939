import { type Kind, kindNames } from '@mainstage/content/finder/kinds';
import { type Layout, layoutNames } from '@mainstage/house/layouts';
import { floors } from '@mainstage/house/floors';
import type { FloorNumber } from '@mainstage/house/facts';

/** What a planner asks for. What is not asked is missing, never 0. */
export interface Query {
  guests?: number;
  layout?: Layout;
  /** At least so many sqm. */
  area?: number;
  /** At least so many metres of LED wall in one piece. */
  led?: number;
  floor?: FloorNumber;
  kind?: Kind;
  /** What the place must have besides. */
  stage?: true;
  stream?: true;
  daylight?: true;
  stepFree?: true;
}

/** What a place has or has not. */
export const wishes = ['stage', 'stream', 'daylight', 'stepFree'] as const satisfies readonly (keyof Query)[];
export type Wish = (typeof wishes)[number];

export type QueryField = keyof Query;

/** In the order in which the page asks. */
export const queryFields = [
  'guests',
  'area',
  'led',
  'layout',
  'floor',
  'kind',
  ...wishes,
] as const satisfies readonly QueryField[];

export const floorNumbers = Object.keys(floors)
  .map(Number)
  .sort((one, other) => other - one) as readonly number[] as readonly FloorNumber[];

/** Numbers beyond are typing errors. */
export const largest = { guests: 9_999, area: 99_999, led: 999 } as const;

const readers: { [Field in QueryField]-?: (text: string) => Query[Field] } = {
  guests: (text) => whole(text, largest.guests),
  area: (text) => whole(text, largest.area),
  led: (text) => whole(text, largest.led),
  layout: (text) => layoutNames.find((layout) => layout === text),
  floor: (text) => floorNumbers.find((floor) => String(floor) === text),
  kind: (text) => kindNames.find((kind) => kind === text),
  stage: wished,
  stream: wished,
  daylight: wished,
  stepFree: wished,
};

/** How a wish stands in an address. */
export const yes = 'yes';

/** Reads a query from an address or from fields as typed; what makes no sense is not asked. */
export function readQuery(get: (field: QueryField) => string | null | undefined): Query {
  return Object.fromEntries(
    queryFields.flatMap((field) => {
      const value = readers[field](get(field)?.trim() ?? '');
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** The query without one of its wishes. */
export function without(query: Query, field: QueryField): Query {
  const { [field]: _dropped, ...rest } = query;
  return rest;
}

function wished(text: string): true | undefined {
  return text === yes ? true : undefined;
}

function whole(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
