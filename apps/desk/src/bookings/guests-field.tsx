import TextField from '@mui/material/TextField';

interface GuestsFieldProps {
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  helperText?: string;
}

export function GuestsField({ onChange, helperText = 'With the client’s own staff.', ...field }: GuestsFieldProps) {
  return (
    <TextField
      {...field}
      label="Guests"
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 4))}
      helperText={helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
