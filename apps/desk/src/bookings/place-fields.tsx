import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Hire, hires } from '@mainstage/contracts/day-parts';
import { useSession } from '../session/session';
import { DayField } from '../shell/day-field';
import { dayAt } from '../text/times';
import { hireLabels } from './hire-labels';

export interface ChosenPlace {
  venue: string;
  /** YYYY-MM-DD; empty if none is chosen. */
  day: string;
  /** Empty for hours that are not a part of a day. */
  hire: Hire | '';
}

interface PlaceFieldsProps {
  place: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
  now: number;
  /** Whether the hours can stay as they are. */
  keepsHours?: boolean;
}

export function PlaceFields({ place, onChange, now, keepsHours = false }: PlaceFieldsProps) {
  const { venues } = useSession();
  const set = (changes: Partial<ChosenPlace>) => onChange({ ...place, ...changes });
  return (
    <>
      <TextField
        select
        required
        label="Venue"
        value={place.venue}
        onChange={(event) => set({ venue: event.target.value })}
      >
        {venues.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <DayField
          label="Day"
          required
          value={place.day}
          onChange={(day) => set({ day })}
          min={dayAt(now)}
          sx={{ flex: 1, minWidth: 150 }}
        />
        <TextField
          select
          label="Time"
          value={place.hire}
          onChange={(event) => set({ hire: event.target.value as Hire | '' })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: 1, minWidth: 130 }}
        >
          {keepsHours && <MenuItem value="">The same hours</MenuItem>}
          {hires.map((value) => (
            <MenuItem key={value} value={value}>
              {hireLabels[value]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  );
}
