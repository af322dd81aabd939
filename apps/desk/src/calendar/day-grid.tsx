import Box from '@mui/material/Box';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import type { DeskSession } from '@mainstage/contracts/desk/session';
import { useVenueName } from '../leads/venue-name';
import { bookingWords } from './booking-words';
import type { ChosenCell } from './cell-dialog';
import { cellStateOf } from './cell-styles';
import { hours, hourText } from './day-hours';
import { GridCell } from './grid-cell';
import { GridTable } from './grid-table';
import { useGridKeys } from './use-grid-keys';
import { bookingsOn, stretchesOf } from './venue-row';

interface DayGridProps {
  day: string;
  venues: DeskSession['venues'];
  bookings: readonly DeskBooking[];
  onChoose: (cell: ChosenCell) => void;
}

export function DayGrid({ day, venues, bookings, onChoose }: DayGridProps) {
  const venueName = useVenueName();
  const ofDay = bookingsOn(day, bookings);
  const rows = venues.map(({ id }, row) => stretchesOf(id, ofDay).map((stretch) => ({ ...stretch, row })));
  const keysOf = useGridKeys(rows);
  return (
    <GridTable
      label="Rooms by the hour"
      columnWidth={56}
      columns={hours.map((hour) => ({ key: String(hour), head: hourText(hour) }))}
      rows={venues.map(({ id: venue, name }, row) => ({
        key: venue,
        name,
        cells: rows[row]?.map((stretch) => {
          const { from, to, bookings: own, blockers, guests } = stretch;
          const words = guests ? [guests.words] : bookingWords(own, blockers, venueName);
          return (
            <GridCell
              key={from}
              {...keysOf(stretch)}
              span={to - from}
              state={cellStateOf(own, blockers, guests ? [guests] : [])}
              label={`${name}, ${hourText(from)} to ${hourText(to)}, ${words.join('; ') || 'free'}`}
              onPress={() => onChoose({ venue, day, hire: from >= 18 ? 'evening' : 'full-day' })}
            >
              {words.map((line) => (
                <Box
                  key={line}
                  sx={{
                    width: 0,
                    minWidth: '100%',
                    whiteSpace: 'nowrap',
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                  }}
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
