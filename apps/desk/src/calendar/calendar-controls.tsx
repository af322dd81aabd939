import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CalendarPlace, type CalendarView, calendarViews, neighbours } from './calendar-address';
import { DayField } from '../shell/day-field';

const viewLabels = { day: 'Day', week: 'Week', month: 'Month' } as const satisfies Record<CalendarView, string>;

export function CalendarControls({ place }: { place: CalendarPlace }) {
  const { view, from: day } = place;
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(day);
  const [shownFor, setShownFor] = useState(day);
  if (shownFor !== day) {
    setShownFor(day);
    setTyped(day);
  }
  const set = (name: 'view' | 'day', value: string | undefined) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      if (value) changed.set(name, value);
      else changed.delete(name);
      return changed;
    });
  const { previous, next } = neighbours(place);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day, week or month"
        value={view}
        onChange={(_, chosen: CalendarView | null) => chosen && set('view', chosen === 'day' ? undefined : chosen)}
      >
        {calendarViews.map((name) => (
          <ToggleButton key={name} value={name}>
            {viewLabels[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button color="secondary" onClick={() => set('day', undefined)}>
        Today
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'end' }}>
        <IconButton aria-label={`Previous ${view}`} onClick={() => set('day', previous)}>
          <ChevronLeft />
        </IconButton>
        <DayField
          label="Day"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            // While a year is being typed it is one of the first centuries.
            if (value >= '2000') set('day', value);
          }}
        />
        <IconButton aria-label={`Next ${view}`} onClick={() => set('day', next)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
