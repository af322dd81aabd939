import { deskKinds, type DeskQuery, leadSources, leadStates, offerFilters } from '@mainstage/contracts/desk/leads';

export const ownerFilters = ['all', 'mine', 'nobody'] as const;
export const stateFilters = ['open', ...leadStates] as const;

/** The list's filters in the address. Missing ones have the usual value. */
export type LeadFilter = Pick<DeskQuery, 'kind' | 'venue' | 'source' | 'offer' | 'q'> & {
  owner: (typeof ownerFilters)[number];
  state: (typeof stateFilters)[number] | 'any';
  sort: NonNullable<DeskQuery['sort']>;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Parses the filter; invalid values are ignored. */
export function filterIn(params: URLSearchParams): LeadFilter {
  return {
    owner: oneOf(ownerFilters, params.get('owner')) ?? 'all',
    state: oneOf([...stateFilters, 'any'], params.get('state')) ?? 'open',
    kind: oneOf(deskKinds, params.get('kind')),
    venue: params.get('venue') ?? undefined,
    source: oneOf(leadSources, params.get('source')),
    offer: oneOf(offerFilters, params.get('offer')),
    q: params.get('q') ?? undefined,
    sort: oneOf(['answer-by', 'received'], params.get('sort')) ?? 'answer-by',
  };
}

/** The query of the same list with other values; undefined or '' removes one. */
export function withFilter(
  params: URLSearchParams,
  changes: Partial<Record<keyof LeadFilter, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

export function queryOf({ state, sort, ...rest }: LeadFilter): DeskQuery {
  return {
    ...rest,
    ...(state !== 'any' && { state }),
    sort,
    // The next deadline first; else the newest.
    order: sort === 'received' ? 'desc' : 'asc',
  };
}
