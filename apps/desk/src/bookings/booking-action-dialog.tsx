import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';
import { useVenueName } from '../leads/venue-name';
import { DayField } from '../shell/day-field';
import { FormDialog } from '../shell/form-dialog';
import { bookingActionLabels } from '../text/labels';
import { addDays, dayAt, dayText } from '../text/times';
import { useBookingCalls } from './use-booking-calls';

interface BookingActionDialogProps {
  booking: DeskBooking;
  action: BookingAction;
  now: number;
  onClose: () => void;
}

const consequences = {
  option: 'The time is kept for this client until the option ends.',
  extend: 'The option ends on that day. Whoever waits behind it waits longer.',
  release: 'The time is free for the next rank. This cannot be taken back.',
  definite: 'The time is booked; other options on it can no longer win it.',
} as const satisfies Record<BookingAction, string>;

/** Asks before others are affected. */
export function BookingActionDialog({ booking, action, now, onClose }: BookingActionDialogProps) {
  const venueName = useVenueName();
  const { acting } = useBookingCalls();
  const [until, setUntil] = useState(() => {
    const weekMore = addDays(booking.expiresAt ? dayAt(Date.parse(booking.expiresAt)) : dayAt(now), 7);
    return weekMore < booking.day ? weekMore : booking.day;
  });
  const submit = () =>
    acting.mutate({ id: booking.id, action, until: action === 'extend' ? until : undefined }, { onSuccess: onClose });
  return (
    <FormDialog
      title={bookingActionLabels[action]}
      submit={bookingActionLabels[action]}
      color={action === 'release' ? 'error' : 'primary'}
      pending={acting.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        {booking.who}: {venueName(booking.venue)}, {dayText(booking.day, now)}
      </Typography>
      <Typography color="textSecondary">{consequences[action]}</Typography>
      {action === 'extend' && (
        <DayField label="Until" required value={until} onChange={setUntil} min={dayAt(now)} max={booking.day} />
      )}
    </FormDialog>
  );
}
