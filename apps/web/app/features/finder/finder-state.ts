import { readChoice } from '@mainstage/finder/choice';
import type { PlaceId } from '@mainstage/finder/place';
import { type QueryField, queryFields, readQuery } from '@mainstage/finder/query';

/** What stands in the finder's fields, as typed or chosen; empty for any. */
export type Fields = Readonly<Record<QueryField, string>>;

export interface FinderState {
  fields: Fields;
  /** The places held side by side. */
  compared: readonly PlaceId[];
}

const compareName = 'compare';

/** What an address holds; without what makes no sense and places that are no more. */
export function readAddress(search: string): FinderState {
  const params = new URLSearchParams(search);
  const query = readQuery((field) => params.get(field));
  const fields = Object.fromEntries(queryFields.map((field) => [field, String(query[field] ?? '')]));
  return { fields: fields as Fields, compared: readChoice(params.get(compareName)) };
}

export const emptyFinder: FinderState = readAddress('');

/** The part of the address after the path; empty for an empty finder. */
export function writeAddress({ fields, compared }: FinderState): string {
  const params = new URLSearchParams();
  for (const field of queryFields) if (fields[field]) params.set(field, fields[field]);
  if (compared.length > 0) params.set(compareName, compared.join(','));
  // Ids hold no comma: the address stays readable.
  const text = params.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
