import { workingDayFrom } from '@mainstage/calendar/days/working-days';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { longestTitle } from '@mainstage/contracts/calendar-summary';
import type { BookingChange } from '@mainstage/contracts/desk/bookings';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';
import { useVenueName } from '../leads/venue-name';
import { DayField } from '../shell/day-field';
import { FormDialog } from '../shell/form-dialog';
import { bookingActionLabels } from '../text/labels';
import { addDays, dayAt, dayText } from '../text/times';
import { consequences } from './booking-texts';
import { GuestsField } from './guests-field';
import { MailPreviews } from './mail-preview';
import { type ChosenPlace, PlaceFields } from './place-fields';
import { useBookingCalls } from './use-booking-calls';
import { useMailPreview } from './use-mail-preview';

interface BookingActionDialogProps {
  booking: DeskBooking;
  action: BookingAction;
  now: number;
  onClose: () => void;
}

const ending: readonly BookingAction[] = ['turn-down', 'release', 'cancel'];

/** Confirms an action that affects others, with previews of the mails to their clients. */
export function BookingActionDialog({ booking, action, now, onClose }: BookingActionDialogProps) {
  const venueName = useVenueName();
  const { acting } = useBookingCalls();
  const [until, setUntil] = useState(() => {
    const ends = booking.expiresAt ? dayAt(Date.parse(booking.expiresAt)) : dayAt(now);
    const weekMore = workingDayFrom(addDays(ends, 7));
    return weekMore < booking.day ? weekMore : booking.day;
  });
  const [place, setPlace] = useState<ChosenPlace>({ venue: booking.venue, day: booking.day, hire: booking.hire ?? '' });
  const [guests, setGuests] = useState(booking.guests === null ? '' : String(booking.guests));
  const [mayBeNamed, setMayBeNamed] = useState(true);
  const [title, setTitle] = useState(booking.publicTitle ?? '');
  const [won, setWon] = useState(true);
  const change = changeOf();
  const mails = useMailPreview(`/bookings/${booking.id}/${action}`, change);
  const submit = () => {
    if (change) acting.mutate({ id: booking.id, action, change: { ...change, ...mails.told } }, { onSuccess: onClose });
  };

  /** Null if something is missing, or nothing would change. */
  function changeOf(): BookingChange | null {
    if (action === 'extend') return until ? { until } : null;
    if (action === 'definite') return booking.leadId ? { won } : {};
    if (action === 'guests')
      return guests === '' || Number(guests) === booking.guests ? null : { guests: Number(guests) };
    if (action === 'name') return namedAs();
    if (action !== 'move') return {};
    const { venue, day, hire } = place;
    const same = venue === booking.venue && day === booking.day && hire === (booking.hire ?? '');
    return day === '' || same ? null : { venue, day, ...(hire !== '' && { hire }) };
  }

  function namedAs(): BookingChange | null {
    if (!mayBeNamed) return booking.publicTitle === null ? null : {};
    return title.trim() === '' || title.trim() === booking.publicTitle ? null : { title: title.trim() };
  }

  return (
    <FormDialog
      title={bookingActionLabels[action]}
      submit={action === 'name' ? 'Save' : bookingActionLabels[action]}
      color={ending.includes(action) ? 'error' : 'primary'}
      dismiss={action === 'cancel' ? 'Keep it' : undefined}
      maxWidth="sm"
      pending={acting.isPending}
      disabled={!mails.isReady}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{`${booking.who}: ${venueName(booking.venue)}, ${dayText(booking.day, now)}`}</Typography>
      <Typography color="textSecondary">{consequences[action]}</Typography>
      {action === 'challenge' && booking.waitsFor.length > 0 && (
        <Typography>{`It waits for the guests of ${booking.waitsFor.join(' and ')}.`}</Typography>
      )}
      {action === 'extend' && (
        <DayField label="Until" required value={until} onChange={setUntil} min={dayAt(now)} max={booking.day} />
      )}
      {action === 'move' && (
        <PlaceFields place={place} onChange={setPlace} now={now} keepsHours={booking.hire === null} />
      )}
      {action === 'guests' && <GuestsField required value={guests} onChange={setGuests} />}
      {action === 'name' && (
        <>
          <FormControlLabel
            control={<Checkbox checked={mayBeNamed} onChange={(_, checked) => setMayBeNamed(checked)} />}
            label="The client allows the site to name this event"
          />
          <TextField
            label="Title on the site"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            required={mayBeNamed}
            disabled={!mayBeNamed}
            helperText={`As the client wants to read it, up to ${longestTitle} characters`}
            slotProps={{ htmlInput: { maxLength: longestTitle } }}
          />
        </>
      )}
      {action === 'definite' && booking.leadId && (
        <FormControlLabel
          control={<Checkbox checked={won} onChange={(_, checked) => setWon(checked)} />}
          label="The lead is won"
        />
      )}
      <MailPreviews {...mails} />
    </FormDialog>
  );
}
