import { queryOptions } from '@tanstack/react-query';
import type { DeskOffer } from '@mainstage/contracts/offers/calls';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';

/** The offers of a lead, newest first; reloaded with the lead. */
export const offersOptions = (leadId: string) =>
  queryOptions({
    queryKey: queryKeys.offers(leadId),
    queryFn: ({ signal }) => callDesk<DeskOffer[]>(`/leads/${leadId}/offers`, { signal }),
  });
