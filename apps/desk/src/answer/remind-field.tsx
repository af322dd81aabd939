import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { serverNow } from '../api/server-time';
import { noReplyMoments } from '../lead/dialogs/later-moments';
import { momentText } from '../text/times';

interface RemindFieldProps {
  /** ISO 8601; null for no reminder. */
  value: string | null;
  /** When the answer is to be sent; null for now. */
  sendAt: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
  /** Any other day and time is chosen in a dialog. */
  onOther: () => void;
}

const other = 'other';

/** Whether and when to be reminded of an answer to which nobody replies. It begins when the answer is sent. */
export function RemindField({ value, sendAt, error, onChange, onOther }: RemindFieldProps) {
  const [now] = useState(serverNow);
  const moments = noReplyMoments(sendAt ? Date.parse(sendAt) : now);
  const problem =
    value !== null && value <= (sendAt ?? new Date(now).toISOString()) ? 'This is before the answer is sent.' : error;
  const isUsual = moments.some(({ at }) => at === value);
  return (
    <TextField
      select
      label="Remind me if no reply comes"
      value={value ?? ''}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => (target.value === other ? onOther() : onChange(target.value || null))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">No reminder</MenuItem>
      {moments.map(({ label, at }) => (
        <MenuItem key={at} value={at}>{`${label} (${momentText(at, now)})`}</MenuItem>
      ))}
      {value !== null && !isUsual && <MenuItem value={value}>{`By ${momentText(value, now)}`}</MenuItem>}
      <MenuItem value={other}>Another time …</MenuItem>
    </TextField>
  );
}
