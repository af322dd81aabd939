import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { optionEndText } from '../bookings/booking-texts';
import { useVenueName } from '../leads/venue-name';
import { dayText } from '../text/times';
import { TwoLineRow } from './two-line-row';

export function OptionRow({ booking, now }: { booking: DeskBooking; now: number }) {
  const venueName = useVenueName();
  const { leadId, venue, day, who, rank } = booking;
  return (
    <TwoLineRow
      to={leadId ? `/leads/${leadId}` : `/calendar?day=${day}`}
      first={`${venueName(venue)}, ${dayText(day, now)}`}
      second={[who, rank !== null && `rank ${rank}`].filter(Boolean).join(' · ')}
      due={optionEndText(booking, now)}
    />
  );
}
