import { queryOptions } from '@tanstack/react-query';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { pollMs } from '../api/query-client';
import { queryKeys } from '../api/query-keys';

export const leadOptions = (id: string) =>
  queryOptions({
    queryKey: queryKeys.lead(id),
    queryFn: ({ signal }) => callDesk<DeskLeadDetail>(`/leads/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: pollMs,
  });
