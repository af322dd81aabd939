import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { offersOptions } from './offers-query';

/** Changes of the calendar and mails to other clients when a draft is sent; loaded again for each composer. */
const movedMailsOptions = ({ leadId }: DeskOffer, { id }: DeskOfferVersion) =>
  queryOptions({
    queryKey: queryKeys.movedMails(leadId, id),
    queryFn: ({ signal }) => callDesk<BookingPreview>(`/offer-versions/${id}/moved-mails`, { signal }),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });

/**
 * The consequences of sending an answer with links to offers (rule offer.moves).
 * @param body the answer's text, which sends the drafts whose links it contains
 */
export function useOfferMoves(leadId: string, body: string) {
  const offers = useQuery({ ...offersOptions(leadId), enabled: body.includes('/offers/') });
  const drafts = (offers.data ?? []).flatMap((offer) =>
    offer.versions
      .filter(({ state, link }) => state === 'draft' && body.includes(link))
      .map((version) => ({ offer, version })),
  );
  const previews = useQueries({ queries: drafts.map(({ offer, version }) => movedMailsOptions(offer, version)) });
  const failed = [offers, ...previews].filter(({ data, error }) => data === undefined && error !== null);
  return {
    moves: drafts.map((draft, index) => ({ ...draft, preview: previews[index]?.data })),
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    /** Whether the member can see everything that sending causes. */
    isReady:
      !body.includes('/offers/') || (offers.data !== undefined && previews.every(({ data }) => data !== undefined)),
  };
}

export type OfferMoves = ReturnType<typeof useOfferMoves>;
