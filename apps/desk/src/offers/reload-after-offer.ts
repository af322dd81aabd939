import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';

/** Loads again what an offer changes: lead, lists, Today, calendar and numbers. */
export const reloadAfterOffer = (client: QueryClient, leadId: string): Promise<unknown> =>
  Promise.all(
    [queryKeys.lead(leadId), queryKeys.lists, queryKeys.today, queryKeys.calendars, ['numbers']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
