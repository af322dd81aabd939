import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { workingDayFrom, workingDaysAfter } from '@mainstage/calendar/days/working-days';
import { addDays, weekdayOf, whenBerlinShows } from '@mainstage/contracts/calendar';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { useState } from 'react';
import { serverNow } from '../api/server-time';
import { DayField } from '../shell/day-field';
import { FormDialog } from '../shell/form-dialog';
import { dayAt, momentText } from '../text/times';

interface SendLaterProps {
  /** ISO 8601; null for now. */
  value: string | null;
  onChoose: (sendAt: string | null) => void;
  onClose: () => void;
}

/** Day and time in Frankfurt at which the answer is sent. */
export function SendLater({ value, onChoose, onClose }: SendLaterProps) {
  const now = serverNow();
  const today = dayAt(now);
  const begin = value ? berlinTime(Date.parse(value)) : { day: workingDaysAfter(today, 1), time: '08:00' };
  const [day, setDay] = useState(begin.day);
  const [time, setTime] = useState(begin.time);
  const moment = day && time ? whenBerlinShows(day, time) : undefined;
  const problem =
    day && time && !moment
      ? 'The clocks are put forward then: this time does not come.'
      : moment && moment.getTime() <= now
        ? 'This time has passed.'
        : undefined;
  const choose = () => {
    if (!moment || problem) return;
    onChoose(moment.toISOString());
    onClose();
  };
  return (
    <FormDialog
      title="Send later"
      submit="Use this time"
      onSubmit={choose}
      onClose={onClose}
      disabled={!moment || !!problem}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[workingDaysAfter(today, 1), nextMonday(today)]
          .filter((each, at, all) => all.indexOf(each) === at)
          .map((each) => (
            <Button
              key={each}
              size="small"
              variant="outlined"
              onClick={() => {
                setDay(each);
                setTime('08:00');
              }}
            >
              <span>{momentText(whenBerlinShows(each, '08:00')!.toISOString(), now)}</span>
            </Button>
          ))}
      </Box>
      <DayField label="Day" value={day} onChange={setDay} min={today} required />
      <TextField
        label="Time in Frankfurt"
        type="time"
        required
        value={time}
        error={problem !== undefined}
        helperText={problem ?? 'Nothing changes on the lead until it is sent. It can be stopped until then.'}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {value && (
        <Typography variant="body2">
          <Button
            size="small"
            onClick={() => {
              onChoose(null);
              onClose();
            }}
          >
            Send it now instead
          </Button>
        </Typography>
      )}
    </FormDialog>
  );
}

/** The first working day of next week. */
const nextMonday = (today: string): string => workingDayFrom(addDays(today, (8 - weekdayOf(today)) % 7 || 7));
