import { deskKinds, type DeskQuery, leadSources, leadStates } from '@mainstage/contracts/desk/leads';

export const ownerFilters = ['all', 'mine', 'nobody'] as const;
export const stateFilters = ['open', ...leadStates] as const;

/** What the list shows, as its address says it. What is left out has the value that most people want. */
export type LeadFilter = Pick<DeskQuery, 'kind' | 'venue' | 'source' | 'q'> & {
  owner: (typeof ownerFilters)[number];
  state: (typeof stateFilters)[number] | 'any';
  sort: NonNullable<DeskQuery['sort']>;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Reads the filter from an address; what is no value of it is left out. */
export function filterIn(params: URLSearchParams): LeadFilter {
  return {
    owner: oneOf(ownerFilters, params.get('owner')) ?? 'all',
    state: oneOf([...stateFilters, 'any'], params.get('state')) ?? 'open',
    kind: oneOf(deskKinds, params.get('kind')),
    venue: params.get('venue') ?? undefined,
    source: oneOf(leadSources, params.get('source')),
    q: params.get('q') ?? undefined,
    sort: oneOf(['answer-by', 'received'], params.get('sort')) ?? 'answer-by',
  };
}

/** The address of the same list with other values; undefined or '' takes one out. */
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

/** What the API is asked for. */
export function queryOf({ state, sort, ...rest }: LeadFilter): DeskQuery {
  return {
    ...rest,
    ...(state !== 'any' && { state }),
    sort,
    // The next deadline first; else the newest.
    order: sort === 'received' ? 'desc' : 'asc',
  };
}
