import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
}

/** The six digits of a mail. Takes the focus, because it replaces the focused step. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      label="Six-digit code"
      required
      fullWidth
      inputRef={field}
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]{6}' } }}
    />
  );
}
