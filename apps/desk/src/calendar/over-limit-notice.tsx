import { counted } from '@mainstage/contracts/counted';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { useVenueName } from '../leads/venue-name';
import { clockText, dayText } from '../text/times';

interface OverLimitNoticeProps {
  bookings: readonly DeskBooking[];
  now: number;
}

/** Lists definite bookings with which a floor exceeds its guests: imports, and bookings older than the rule. */
export function OverLimitNotice({ bookings, now }: OverLimitNoticeProps) {
  const venueName = useVenueName();
  const over = bookings.filter(({ overLimit }) => overLimit);
  if (over.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>Over the limit: more guests than the floor, its pair or the building holds</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {over.map(({ id, venue, day, startsAt, endsAt, who, guests }) => (
          <li key={id}>
            {venueName(venue)}, {dayText(day, now)}, {clockText(startsAt)} to {clockText(endsAt)}, {who}
            {guests !== null && `, ${counted(guests, 'guest', 'guests')}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
