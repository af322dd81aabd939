import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';

export interface NewOption {
  leadId: string;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  hire: Hire;
}

const doneTexts = {
  option: 'It is an option now',
  extend: 'The option was extended',
  release: 'The option was released',
  definite: 'The booking is definite',
} as const satisfies Record<BookingAction, string>;

/** Makes options and moves bookings on. No change is shown before the server made it: others may have been first. */
export function useBookingCalls() {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const onSettled = () =>
    Promise.all(
      [queryKeys.calendars, ['lead'], queryKeys.today].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  const acting = useMutation({
    mutationFn: ({ id, action, until }: { id: string; action: BookingAction; until?: string }) =>
      callDesk<DeskBooking>(`/bookings/${id}/${action}`, { method: 'POST', body: { until } }),
    onSuccess: (_, { action }) => notify({ text: doneTexts[action] }),
    onError: notifyError,
    onSettled,
  });
  const making = useMutation({
    mutationFn: ({ leadId, ...option }: NewOption) =>
      callDesk<DeskBooking>(`/leads/${leadId}/bookings`, { method: 'POST', body: option }),
    onSuccess: ({ rank }) =>
      notify({ text: rank === null || rank === 1 ? 'The option is made' : `The option is made, with rank ${rank}` }),
    onError: notifyError,
    onSettled,
  });
  return { acting, making };
}
