import { type Kind, kindNames } from '@mainstage/content/finder/kinds';
import { type Layout, layoutNames } from '@mainstage/venues/facts/layouts';
import { floors } from '@mainstage/venues/facts/floors';
import type { FloorNumber } from '@mainstage/venues/facts/facts';

/** Criteria of a search. Unset criteria are missing, never 0. */
export interface Query {
  guests?: number;
  layout?: Layout;
  /** Minimum area in sqm. */
  area?: number;
  /** Minimum width of one LED wall in metres. */
  led?: number;
  floor?: FloorNumber;
  kind?: Kind;
  /** Required features. */
  stage?: true;
  stream?: true;
  daylight?: true;
  stepFree?: true;
}

/** Features that a place has or lacks. */
export const placeFeatures = ['stage', 'stream', 'daylight', 'stepFree'] as const satisfies readonly (keyof Query)[];
export type PlaceFeature = (typeof placeFeatures)[number];

export type QueryField = keyof Query;

/** In the order of the form. */
export const queryFields = [
  'guests',
  'area',
  'led',
  'layout',
  'floor',
  'kind',
  ...placeFeatures,
] as const satisfies readonly QueryField[];

export const floorNumbers = Object.keys(floors)
  .map(Number)
  .sort((one, other) => other - one) as readonly number[] as readonly FloorNumber[];

/** Larger numbers are treated as typing errors. */
export const largest = { guests: 9_999, area: 99_999, led: 999 } as const;

const readers: { [Field in QueryField]-?: (text: string) => Query[Field] } = {
  guests: (text) => whole(text, largest.guests),
  area: (text) => whole(text, largest.area),
  led: (text) => whole(text, largest.led),
  layout: (text) => layoutNames.find((layout) => layout === text),
  floor: (text) => floorNumbers.find((floor) => String(floor) === text),
  kind: (text) => kindNames.find((kind) => kind === text),
  stage: readFeature,
  stream: readFeature,
  daylight: readFeature,
  stepFree: readFeature,
};

/** Value of a required feature in a URL. */
export const yes = 'yes';

/** Reads a query from URL parameters or form fields; invalid values are ignored. */
export function readQuery(get: (field: QueryField) => string | null | undefined): Query {
  return Object.fromEntries(
    queryFields.flatMap((field) => {
      const value = readers[field](get(field)?.trim() ?? '');
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** The query without one criterion. */
export function without(query: Query, field: QueryField): Query {
  const { [field]: _dropped, ...rest } = query;
  return rest;
}

function readFeature(text: string): true | undefined {
  return text === yes ? true : undefined;
}

function whole(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
