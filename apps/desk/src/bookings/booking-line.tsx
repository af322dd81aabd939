import { counted } from '@mainstage/contracts/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';
import { useVenueName } from '../leads/venue-name';
import { useSession } from '../session/session';
import { bookingActionLabels, bookingStateLabels } from '../text/labels';
import { clockText, dayText } from '../text/times';
import { BookingHistory } from './booking-history';
import { optionEndText } from './booking-texts';

/** Lazy, because the first view does not need it. */
const BookingActionDialog = lazy(async () => ({
  default: (await import('./booking-action-dialog')).BookingActionDialog,
}));

interface BookingLineProps {
  booking: DeskBooking;
  now: number;
  /** Whether its venue and day are shown elsewhere. */
  withinDay?: boolean;
}

/** A booking with time, client, rank and actions. */
export function BookingLine({ booking, now, withinDay = false }: BookingLineProps) {
  const { member } = useSession();
  const venueName = useVenueName();
  const [dialogAction, setDialogAction] = useState<BookingAction>();
  const [showsHistory, setShowsHistory] = useState(false);
  const { venue, day, startsAt, endsAt, state, rank, who, guests, publicTitle, actions } = booking;
  const status = [
    bookingStateLabels[state],
    rank !== null && `rank ${rank}`,
    booking.waitsFor.length > 0 && `waits for the guests of ${booking.waitsFor.join(' and ')}`,
    guests !== null && counted(guests, 'guest', 'guests'),
    publicTitle !== null && `on the site as “${publicTitle}”`,
    state === 'option' && optionEndText(booking, now),
  ];
  return (
    <Box>
      {!withinDay && <Typography sx={{ fontWeight: 500 }}>{`${venueName(venue)}, ${dayText(day, now)}`}</Typography>}
      <Typography variant="body2">{`${clockText(startsAt)} to ${clockText(endsAt)} · ${who}`}</Typography>
      <Typography variant="body2" color="textSecondary">
        {status.filter(Boolean).join(' · ')}
      </Typography>
      {booking.overLimit && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          Over the limit: too many guests at its time
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
        {(member.right === 'read' ? [] : actions).map((action) => (
          <Button
            key={action}
            size="small"
            onClick={() => setDialogAction(action)}
            aria-label={`${bookingActionLabels[action]}: ${who}, ${venueName(venue)}`}
          >
            {bookingActionLabels[action]}
          </Button>
        ))}
        <Button
          size="small"
          color="secondary"
          aria-expanded={showsHistory}
          aria-label={`History: ${who}, ${venueName(venue)}`}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          History
        </Button>
      </Box>
      {showsHistory && <BookingHistory id={booking.id} now={now} />}
      {dialogAction && (
        <Suspense>
          <BookingActionDialog
            booking={booking}
            action={dialogAction}
            now={now}
            onClose={() => setDialogAction(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}
