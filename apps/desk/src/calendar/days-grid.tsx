import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { useVenueName } from '../leads/venue-name';
import { dayText } from '../text/times';
import type { ChosenCell } from './cell-dialog';
import { cellSign } from './cell-styles';
import { GridCell } from './grid-cell';
import { GridTable } from './grid-table';
import { useGridKeys } from './use-grid-keys';
import { venueDay } from './venue-day';
import { bookingsOn } from './venue-row';

interface DaysGridProps {
  /** YYYY-MM-DD, of a week or a month. */
  days: readonly string[];
  venues: DeskSession['venues'];
  bookings: readonly DeskBooking[];
  now: number;
  onChoose: (cell: ChosenCell) => void;
}

/** A week has space for text, a month for one letter a cell. */
const mostWithWords = 7;

export function DaysGrid({ days, venues, bookings, now, onChoose }: DaysGridProps) {
  const venueName = useVenueName();
  const [params] = useSearchParams();
  const compact = days.length > mostWithWords;
  const keysOf = useGridKeys(venues.map((_, row) => days.map((__, from) => ({ row, from, to: from + 1 }))));
  const cells = useMemo(() => {
    const onDays = days.map((day) => bookingsOn(day, bookings));
    return venues.map(({ id }) => days.map((day, at) => venueDay(id, day, onDays[at]!, venueName)));
  }, [days, venues, bookings, venueName]);
  const dayAddress = (day: string) => {
    const changed = new URLSearchParams(params);
    changed.delete('view');
    changed.set('day', day);
    return `/calendar?${changed}`;
  };
  return (
    <GridTable
      label="Rooms by the day"
      columnWidth={compact ? 30 : 128}
      compact={compact}
      columns={days.map((day) => ({
        key: day,
        head: (
          <Link component={RouterLink} to={dayAddress(day)} color="inherit" aria-label={dayText(day, now)}>
            {compact ? Number(day.slice(8)) : dayText(day, now)}
          </Link>
        ),
      }))}
      rows={venues.map(({ id: venue, name }, row) => ({
        key: venue,
        name,
        cells: days.map((day, from) => {
          const { state, own, lines } = cells[row]![from]!;
          return (
            <GridCell
              key={day}
              {...keysOf({ row, from, to: from + 1 })}
              state={state}
              compact={compact}
              label={`${name}, ${dayText(day, now)}, ${lines.join('; ') || 'free'}`}
              onPress={() => onChoose({ venue, day, hire: 'full-day' })}
            >
              {compact
                ? cellSign(state, own)
                : lines.map((line) => (
                    <Box key={line} sx={{ overflowWrap: 'anywhere' }}>
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
