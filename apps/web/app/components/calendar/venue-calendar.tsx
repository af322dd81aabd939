import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { from } from '@mainstage/ui/theme/tokens';
import { useToday } from '../../api/use-today';
import { plannedEvent } from '../planned/planned-store';
import { usePlanned } from '../planned/use-planned';
import { ChosenDay } from './chosen-day';
import { daysOf, monthsFrom } from './days';
import { Legend } from './legend';
import { MonthTable } from './month-table';
import { availabilityAt, useAvailability } from './use-availability';
import { YearTable } from './year-table';
import { ButtonLink } from '../links/button-link';

const words = calendarWords.venue;
const shownMonths = 18;

/** States of a venue for the next eighteen months; never who booked or for what. */
export function VenueCalendar({ venue }: { venue: VenueId }) {
  const [chosen, setChosen] = useState<string>();
  const choose = (day: string) => {
    setChosen(day);
    plannedEvent.change({ date: day });
  };
  const { guests } = usePlanned();
  const today = useToday();
  const months = today ? monthsFrom(today, shownMonths) : [];
  const to = months.length > 0 ? daysOf(months.at(-1)!).at(-1) : undefined;
  const availability = useAvailability(today && to && availabilityAt({ from: today, to, venues: venue, guests }));
  const { name } = venues[venue];

  return (
    <div role="group" aria-label={words.table(name)}>
      <Typography variant="prose" sx={{ marginTop: 5 }}>
        {words.text}
      </Typography>
      <Legend />
      <Box sx={{ minHeight: 420, marginTop: 1 }}>
        {availability.state === 'loading' && today && (
          <Typography variant="prose" role="status">
            {words.loading}
          </Typography>
        )}
        {availability.state === 'unavailable' && (
          <div role="alert">
            <Typography variant="prose" sx={{ marginBottom: 2.5 }}>
              {words.away}
            </Typography>
            <ButtonLink to="/contact" variant="outlined">
              {words.write}
            </ButtonLink>
          </div>
        )}
        {availability.state === 'loaded' && (
          <>
            <Box sx={{ display: 'none', [from.desktop]: { display: 'block' } }}>
              <YearTable {...{ answer: availability.answer, venue, name, months, chosen }} onChoose={choose} />
            </Box>
            <Box sx={{ maxWidth: 520, [from.desktop]: { display: 'none' } }}>
              <MonthTable {...{ answer: availability.answer, venue, name, months, chosen }} onChoose={choose} />
            </Box>
            {chosen && <ChosenDay {...{ answer: availability.answer, venue, name }} day={chosen} />}
          </>
        )}
      </Box>
    </div>
  );
}
