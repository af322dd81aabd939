import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { from } from '@mainstage/ui/theme/tokens';
import type { PlannedEvent } from '../../../components/planned/planned-store';
import type { DayAnswer } from '../../../components/calendar/use-day-answer';
import { lazyPart } from '../../../components/loading/lazy-part';
import { Band } from './band';
import { DayPanel } from './day-panel';
import { SeatingSwitch } from './seating-switch';
import type { Seating } from './use-seating';
import type { VenuePageData } from './venue-page-data';

const VenueCalendar = lazyPart(async () => (await import('../../../components/calendar/venue-calendar')).VenueCalendar);

const { decide: words } = venueWords;

const Two = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  alignItems: 'start',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(320px, 30vw, 424px)' },
  // The day is not printed.
  '@media print': { display: 'block' },
});

interface DecideProps {
  page: VenuePageData;
  seating: Seating;
  planned: PlannedEvent;
  day: DayAnswer;
}

/** Seating and availability side by side, because one depends on the other. */
export function Decide({ page, seating, planned, day }: DecideProps) {
  const { id } = page;
  const [open, setOpen] = useState(false);
  return (
    <Band aria-label={words.title}>
      <Two>
        <SeatingSwitch page={page} seating={seating} />
        <div>
          <DayPanel id={id} seating={seating.chosen} planned={planned} day={day} />
          <Box sx={{ marginTop: 1.5, '@media (scripting: none)': { display: 'none' } }} {...VenueCalendar.intent}>
            <Button variant="text" aria-expanded={open} aria-controls="year" onClick={() => setOpen(!open)}>
              {open ? words.yearClose : words.year}
            </Button>
          </Box>
        </div>
      </Two>
      <div id="year">{open && <VenueCalendar venue={id} />}</div>
    </Band>
  );
}
