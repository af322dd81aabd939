import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { type Hire, hires } from '@mainstage/contracts/day-parts';
import { useSession } from '../session/session';
import { dayAt } from '../text/times';
import { hireLabels } from './hire-labels';
import { useBookingCalls } from './use-booking-calls';
import { DayField } from '../shell/day-field';

interface OptionFormProps {
  leadId: string;
  venue: string | null;
  day: string | null;
  hire?: Hire;
  now: number;
  onDone?: () => void;
}

/** Makes an option for a lead: the venue and day they asked for unless others are chosen. */
export function OptionForm({
  leadId,
  venue: firstVenue,
  day: firstDay,
  hire: firstHire = 'full-day',
  now,
  onDone,
}: OptionFormProps) {
  const { venues } = useSession();
  const { making } = useBookingCalls();
  const [venue, setVenue] = useState(firstVenue ?? '');
  const [day, setDay] = useState(firstDay ?? '');
  const [hire, setHire] = useState<Hire>(firstHire);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    making.mutate({ leadId, venue, day, hire }, { onSuccess: () => onDone?.() });
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField select required label="Venue" value={venue} onChange={(event) => setVenue(event.target.value)}>
        {venues.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <DayField label="Day" required value={day} onChange={setDay} min={dayAt(now)} sx={{ flex: 1, minWidth: 150 }} />
        <TextField
          select
          label="Time"
          value={hire}
          onChange={(event) => setHire(event.target.value as Hire)}
          sx={{ flex: 1, minWidth: 130 }}
        >
          {hires.map((value) => (
            <MenuItem key={value} value={value}>
              {hireLabels[value]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Button type="submit" variant="outlined" loading={making.isPending} disabled={venue === ''}>
        Make an option
      </Button>
    </Box>
  );
}
