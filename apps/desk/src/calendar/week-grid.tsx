import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { useVenueName } from '../leads/venue-name';
import { addDays, clockText, dayText } from '../text/times';
import { bookingWords } from './booking-words';
import type { ChosenCell } from './cell-dialog';
import { cellStateOf } from './cell-styles';
import { GridCell } from './grid-cell';
import { GridTable } from './grid-table';
import { useGridKeys } from './use-grid-keys';
import { blockersOf, inForce } from './venue-row';

interface WeekGridProps {
  monday: string;
  venues: DeskSession['venues'];
  bookings: readonly DeskBooking[];
  now: number;
  onChoose: (cell: ChosenCell) => void;
}

/** Rooms and the days of one week. */
export function WeekGrid({ monday, venues, bookings, now, onChoose }: WeekGridProps) {
  const venueName = useVenueName();
  const [params] = useSearchParams();
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const keysOf = useGridKeys(venues.map((_, row) => days.map((__, from) => ({ row, from, to: from + 1 }))));
  const dayAddress = (day: string) => {
    const changed = new URLSearchParams(params);
    changed.delete('view');
    changed.set('day', day);
    return `/calendar?${changed}`;
  };
  return (
    <GridTable
      label="Rooms by the day"
      columnWidth={128}
      columns={days.map((day) => ({
        key: day,
        head: (
          <Link component={RouterLink} to={dayAddress(day)} color="inherit">
            {dayText(day, now)}
          </Link>
        ),
      }))}
      rows={venues.map(({ id: venue, name }, row) => ({
        key: venue,
        name,
        cells: days.map((day, from) => {
          const ofDay = inForce(bookings).filter((booking) => booking.day === day);
          const own = ofDay.filter((booking) => booking.venue === venue);
          const blockers = blockersOf(venue, ofDay);
          const words = bookingWords(own, blockers, venueName);
          const lines = words.map((line, at) => {
            const booking = own[at];
            return booking ? `${clockText(booking.startsAt)} ${line}` : line;
          });
          return (
            <GridCell
              key={day}
              {...keysOf({ row, from, to: from + 1 })}
              state={cellStateOf(own, blockers)}
              label={`${name}, ${dayText(day, now)}, ${lines.join('; ') || 'free'}`}
              onPress={() => onChoose({ venue, day, hire: 'full-day' })}
            >
              {lines.map((line) => (
                <Box
                  key={line}
                  sx={{ maxWidth: 200, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
                >
                  {line}
                </Box>
              ))}
            </GridCell>
          );
        }),
      }))}
    />
  );
}
