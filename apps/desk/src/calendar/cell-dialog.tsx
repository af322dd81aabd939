import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { BookingLine } from '../bookings/booking-line';
import { OptionForm } from '../bookings/option-form';
import { useVenueName } from '../leads/venue-name';
import { useSession } from '../session/session';
import { dayAt, dayText } from '../text/times';
import { LeadPicker } from './lead-picker';
import { hourText } from './day-hours';
import { venueDay } from './venue-day';
import { bookingsOn } from './venue-row';

export interface ChosenCell {
  venue: string;
  day: string;
  hire: Hire;
}

interface CellDialogProps {
  cell: ChosenCell;
  /** Of all venues. */
  bookings: readonly DeskBooking[];
  /** The lead, if it is already known. */
  leadId?: string;
  now: number;
  onClose: () => void;
}

/** A room on a day: its bookings, and an option for a lead, with the next rank after existing ones. */
export function CellDialog({ cell: { venue, day, hire }, bookings, leadId, now, onClose }: CellDialogProps) {
  const { member } = useSession();
  const venueName = useVenueName();
  const [lead, setLead] = useState(leadId);
  const { own, blockers, guests } = venueDay(venue, day, bookingsOn(day, bookings), venueName);
  const mayMake = member.right !== 'read' && day >= dayAt(now);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="cell-title">
      <DialogTitle id="cell-title">{`${venueName(venue)}, ${dayText(day, now)}`}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {own.length + blockers.length + guests.length === 0 && <Typography>Free all day.</Typography>}
          {guests.map(({ from, to, guests: left }) => (
            <Typography key={from}>
              {`${hourText(from)} to ${hourText(to)}: ${left!.words}: the floors hold no more.`}
            </Typography>
          ))}
          {own.map((booking) => (
            <div key={booking.id}>
              <BookingLine booking={booking} now={now} withinDay={booking.day === day} />
              {booking.leadId && (
                <Link component={RouterLink} to={`/leads/${booking.leadId}`} color="inherit" variant="body2">
                  Open the lead
                </Link>
              )}
            </div>
          ))}
          {blockers.map((booking) => (
            <div key={booking.id}>
              <Typography variant="body2" color="textSecondary">
                The same area, as part of another venue:
              </Typography>
              <BookingLine booking={booking} now={now} />
            </div>
          ))}
          {mayMake && (
            <>
              <Typography variant="h2">Make an option</Typography>
              {leadId === undefined && <LeadPicker onPick={setLead} />}
              {lead !== undefined && (
                <OptionForm leadId={lead} venue={venue} day={day} hire={hire} now={now} onDone={onClose} />
              )}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="secondary">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
