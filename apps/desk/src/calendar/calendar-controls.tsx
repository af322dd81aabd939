import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '../text/times';
import type { CalendarView } from './calendar-address';
import { DayField } from '../shell/day-field';

/** Day or week, and which. */
export function CalendarControls({ view, day }: { view: CalendarView; day: string }) {
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
  const step = view === 'day' ? 1 : 7;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day or week"
        value={view}
        onChange={(_, chosen: CalendarView | null) => chosen && set('view', chosen === 'week' ? chosen : undefined)}
      >
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
      </ToggleButtonGroup>
      <Button color="secondary" onClick={() => set('day', undefined)}>
        Today
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={`Previous ${view}`} onClick={() => set('day', addDays(day, -step))}>
          <ChevronLeft />
        </IconButton>
        <DayField
          label="Day"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            // A year that is being typed is one of the first centuries.
            if (value >= '2000') set('day', value);
          }}
        />
        <IconButton aria-label={`Next ${view}`} onClick={() => set('day', addDays(day, step))}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
