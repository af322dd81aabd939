import { isRealDate } from '@mainstage/contracts/calendar';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import { readComparison } from '@mainstage/venues/search/comparison';
import type { PlaceId } from '@mainstage/venues/search/place';
import { type QueryField, queryFields, readQuery, yes } from '@mainstage/venues/search/query';

/** The values of the finder's fields, as typed or selected; empty for any. */
export type Fields = Readonly<Record<QueryField, string>>;

/** The requested day, YYYY-MM-DD or empty, and the part of it. */
export interface RequestedDay {
  date: string;
  hire: Hire;
}

export interface FinderState {
  day: RequestedDay;
  fields: Fields;
  /** The compared places. */
  compared: readonly PlaceId[];
}

const compareName = 'compare';
const dayNames = { date: 'date', hire: 'part' } as const;
/** Not written into the address. */
export const usualHire: Hire = 'full-day';

/** Parses an address; invalid values and unknown places are ignored. */
export function readAddress(search: string): FinderState {
  const params = new URLSearchParams(search);
  const query = readQuery((field) => params.get(field));
  const fields = Object.fromEntries(
    queryFields.map((field) => [field, query[field] === true ? yes : String(query[field] ?? '')]),
  );
  const [date, hire] = [params.get(dayNames.date) ?? '', params.get(dayNames.hire) ?? ''];
  const day = { date: isRealDate(date) ? date : '', hire: isHire(hire) ? hire : usualHire };
  return { day, fields: fields as Fields, compared: readComparison(params.get(compareName)) };
}

export const emptyFinder: FinderState = readAddress('');

/**
 * The query for a state; empty for an empty finder.
 * @param others an address whose other parameters are kept, such as a tab of the same page
 */
export function writeAddress({ day, fields, compared }: FinderState, others = ''): string {
  const params = new URLSearchParams(others);
  for (const name of [...Object.values(dayNames), ...queryFields, compareName]) params.delete(name);
  if (day.date) params.set(dayNames.date, day.date);
  if (day.date && day.hire !== usualHire) params.set(dayNames.hire, day.hire);
  for (const field of queryFields) if (fields[field]) params.set(field, fields[field]);
  if (compared.length > 0) params.set(compareName, compared.join(','));
  // Ids contain no comma, so the address can stay readable.
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
