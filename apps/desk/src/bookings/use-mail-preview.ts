import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingPreview, PreviewedMail, ToldClients } from '@mainstage/contracts/desk/bookings';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';

/** A booking that does not exist yet has another id in each preview. */
const keyOf = ({ own, bookingId }: PreviewedMail) => (own ? 'own' : bookingId);

/**
 * The mails that an action would send, and the selection of recipients.
 * @param path of the action; its preview is at the same path with `/preview`
 * @param body of the action; null if it is incomplete
 */
export function useMailPreview(path: string, body: object | null) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: queryKeys.bookingPreview(path, body),
    queryFn: ({ signal }) => callDesk<BookingPreview>(`${path}/preview`, { method: 'POST', body: body ?? {}, signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: 0,
  });
  const preview = error || body === null ? undefined : data;
  const isTold = (mail: PreviewedMail) => chosen[keyOf(mail)] ?? mail.told;
  const choose = (mail: PreviewedMail, told: boolean) => setChosen({ ...chosen, [keyOf(mail)]: told });
  return {
    ...{ preview, error, refetch, isFetching, isTold, choose, told: toldOf(preview?.mails ?? [], isTold) },
    /** Whether the shown mails are those of this change, not of the one before. */
    isReady: preview !== undefined && !isPlaceholderData,
  };
}

export type MailPreview = ReturnType<typeof useMailPreview>;

function toldOf(mails: readonly PreviewedMail[], isTold: (mail: PreviewedMail) => boolean): ToldClients {
  const own = mails.find((mail) => mail.own);
  const others = mails.filter((mail) => !mail.own);
  const idsOf = (list: readonly PreviewedMail[]) => [...new Set(list.map(({ bookingId }) => bookingId))];
  return {
    ...(own && { tellClient: isTold(own) }),
    tell: idsOf(others.filter(isTold)),
    silent: idsOf(others.filter((mail) => !isTold(mail))),
  };
}
