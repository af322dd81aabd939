import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { DeskLeadPage, DeskQuery } from '@mainstage/contracts/desk/leads';
import { addressQuery, callDesk } from '../api/call-desk';
import { pollMs } from '../api/query-client';
import { queryKeys } from '../api/query-keys';

const size = 50;

/** The leads of a filter, fifty a page. */
export const leadListOptions = (query: DeskQuery) =>
  infiniteQueryOptions({
    queryKey: queryKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      callDesk<DeskLeadPage>(`/leads${addressQuery({ ...query, page: pageParam, size })}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
