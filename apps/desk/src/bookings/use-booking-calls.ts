import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BookingChange,
  type ChangedBooking,
  type NewOption,
  type UndoneChange,
  undoneText,
  undoSeconds,
} from '@mainstage/contracts/desk/bookings';
import type { BookingAction } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { doneText } from './booking-texts';

/** Creates options and changes bookings. Not optimistic: others may have been first. */
export function useBookingCalls() {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const onSettled = () =>
    Promise.all(
      [queryKeys.calendars, ['lead'], queryKeys.lists, queryKeys.today, queryKeys.bookingHistories].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const undoing = useMutation({
    mutationFn: (changeId: string) => callDesk<UndoneChange>(`/booking-changes/${changeId}/undo`, { method: 'POST' }),
    onSuccess: (undone) => notify({ text: undoneText(undone), severity: undone.kept === null ? 'success' : 'info' }),
    onError: notifyError,
    onSettled,
  });
  const notifyDone = (changed: ChangedBooking, action: BookingAction) =>
    notify({
      text: doneText(changed, action),
      action: { label: 'Undo', run: () => undoing.mutate(changed.changeId) },
      lasts: undoSeconds * 1000,
    });
  const acting = useMutation({
    mutationFn: ({ id, action, change }: { id: string; action: BookingAction; change: BookingChange }) =>
      callDesk<ChangedBooking>(`/bookings/${id}/${action}`, { method: 'POST', body: change }),
    onSuccess: (changed, { action }) => notifyDone(changed, action),
    onError: notifyError,
    onSettled,
  });
  const making = useMutation({
    mutationFn: ({ leadId, option }: { leadId: string; option: NewOption }) =>
      callDesk<ChangedBooking>(`/leads/${leadId}/bookings`, { method: 'POST', body: option }),
    onSuccess: (changed) => notifyDone(changed, 'option'),
    onError: notifyError,
    onSettled,
  });
  return { acting, making };
}
