import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { venues } from '@mainstage/content/venues/venues';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { from } from '@mainstage/ui/theme/tokens';
import { plannedEvent } from '../planned/planned-store';
import { ChosenDay } from './chosen-day';
import { daysOf, monthsFrom } from './days';
import { Legend } from './legend';
import { MonthTable } from './month-table';
import { useAvailability } from './use-availability';
import { YearTable } from './year-table';
import { SectionLink } from '../links/section-link';

const words = calendarWords.venue;
const shownMonths = 18;

const Room = styled('div')({ minHeight: 420, marginTop: 8 });
const Wide = styled('div')({ display: 'none', [from.desktop]: { display: 'block' } });
const Narrow = styled('div')({ maxWidth: 520, [from.desktop]: { display: 'none' } });

/** When a venue is free, asked for and taken in the next eighteen months; never who or what. */
export function VenueCalendar({ venue }: { venue: VenueId }) {
  const live = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const choose = (day: string) => {
    setChosen(day);
    plannedEvent.change({ date: day });
  };
  const today = live ? berlinToday() : undefined;
  const months = today ? monthsFrom(today, shownMonths) : [];
  const availability = useAvailability(venue, today, months.length > 0 ? daysOf(months.at(-1)!).at(-1) : undefined);
  const { name } = venues[venue];

  return (
    <div role="group" aria-label={words.table(name)}>
      <Typography variant="prose" sx={{ marginTop: 5 }}>
        {words.text}
      </Typography>
      <Legend />
      <Room>
        {availability.state === 'asking' && live && (
          <Typography variant="prose" role="status">
            {words.loading}
          </Typography>
        )}
        {availability.state === 'away' && (
          <div role="alert">
            <Typography variant="prose" sx={{ marginBottom: 2.5 }}>
              {words.away}
            </Typography>
            <Button component={SectionLink} to="/contact" variant="outlined">
              {words.write}
            </Button>
          </div>
        )}
        {availability.state === 'here' && (
          <>
            <Wide>
              <YearTable {...{ answer: availability.answer, venue, name, months, chosen }} onChoose={choose} />
            </Wide>
            <Narrow>
              <MonthTable {...{ answer: availability.answer, venue, name, months, chosen }} onChoose={choose} />
            </Narrow>
            {chosen && <ChosenDay {...{ answer: availability.answer, venue, name }} day={chosen} />}
          </>
        )}
      </Room>
    </div>
  );
}
