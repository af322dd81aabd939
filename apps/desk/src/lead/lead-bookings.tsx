import CheckCircle from '@mui/icons-material/CheckCircle';
import EventBusy from '@mui/icons-material/EventBusy';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskBooking, DeskDay, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { BookingLine } from '../bookings/booking-line';
import { OptionForm } from '../bookings/option-form';
import { useVenueName } from '../leads/venue-name';
import { useSession } from '../session/session';
import { dayText } from '../text/times';
import { LeadSection } from './lead-section';

const dayStates = {
  free: { text: 'Free for what they ask', Sign: CheckCircle, color: 'success.main' },
  // A free day has a reason only if the room is too small.
  small: { text: 'Free, but too small', Sign: Schedule, color: 'warning.main' },
  option: { text: 'Somebody has an option', Sign: Schedule, color: 'warning.main' },
  definite: { text: 'Not available', Sign: EventBusy, color: 'error.main' },
} as const satisfies Record<DeskDay['state'] | 'small', object>;

function stateOf(day: DeskDay | null): keyof typeof dayStates {
  if (!day) return 'free';
  return day.state === 'free' && day.reasons.length > 0 ? 'small' : day.state;
}

const ownText = ({ state, rank }: DeskBooking) =>
  state === 'definite'
    ? 'Booked for them'
    : rank === 1
      ? 'They have the option'
      : `They have the option of rank ${rank}`;

/** The bookings of the requested day, and an option for this lead. */
export function LeadBookings({ lead, now }: { lead: DeskLeadDetail; now: number }) {
  const { member } = useSession();
  const venueName = useVenueName();
  const [choosing, setChoosing] = useState(false);
  const { day } = lead;
  const elsewhere = lead.bookings.filter(({ id }) => !day?.bookings.some((booking) => booking.id === id));
  const mayChange = member.right !== 'read' && lead.state !== 'spam';
  const own = day?.bookings.find(({ leadId, state }) => leadId === lead.id && state !== 'requested');
  const { text, Sign, color } = dayStates[own ? (own.state === 'definite' ? 'definite' : 'option') : stateOf(day)];
  return (
    <LeadSection title={day ? `${venueName(day.venue)}, ${dayText(day.day, now)}` : 'Venue and day'}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {day ? (
          <>
            <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, color }}>
              <Sign aria-hidden fontSize="small" />
              <span>{own ? ownText(own) : text}</span>
            </Typography>
            {!own &&
              day.reasons.map((reason) => (
                <Typography key={reason} variant="body2">
                  {reason}
                </Typography>
              ))}
            {day.bookings.map((booking) => (
              <BookingLine
                key={booking.id}
                booking={booking}
                now={now}
                // One of the evening before reaches into the day.
                withinDay={booking.venue === day.venue && booking.day === day.day}
              />
            ))}
            <Link
              component={RouterLink}
              to={`/calendar?day=${day.day}&lead=${lead.id}`}
              color="inherit"
              variant="body2"
            >
              All rooms on this day
            </Link>
          </>
        ) : (
          <Typography color="textSecondary">They named no venue and day.</Typography>
        )}
        {elsewhere.length > 0 && <Typography variant="h3">Also for this lead</Typography>}
        {elsewhere.map((booking) => (
          <BookingLine key={booking.id} booking={booking} now={now} />
        ))}
        {mayChange &&
          (choosing ? (
            <OptionForm
              leadId={lead.id}
              venue={day?.venue ?? lead.venue}
              day={day?.day ?? lead.date}
              now={now}
              onDone={() => setChoosing(false)}
            />
          ) : (
            <Button variant="outlined" size="small" onClick={() => setChoosing(true)} sx={{ justifySelf: 'start' }}>
              Make an option …
            </Button>
          ))}
      </Box>
    </LeadSection>
  );
}
