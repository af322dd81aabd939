import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { serverNow } from '../../api/server-time';
import { DayField } from '../../shell/day-field';
import { dayAt, momentText } from '../../text/times';
import type { LaterMoment } from './later-moments';

export interface DayAndTime {
  day: string;
  time: string;
}

interface MomentFieldsProps {
  value: DayAndTime;
  onChange: (value: DayAndTime) => void;
  /** Suggested moments. */
  moments: readonly LaterMoment[];
  onChoose: (at: string) => void;
}

/** A future moment: a suggested one, or a day and a time. */
export function MomentFields({ value, onChange, moments, onChoose }: MomentFieldsProps) {
  const now = serverNow();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {moments.map(({ label, at }) => (
          <Chip
            key={label}
            label={`${label} (${momentText(at, now)})`}
            variant="outlined"
            onClick={() => onChoose(at)}
          />
        ))}
      </Box>
      <DayField
        label="Day"
        required
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        min={dayAt(now)}
      />
      <TextField
        label="Time"
        type="time"
        required
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  );
}
