import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface DayFieldProps extends Pick<TextFieldProps, 'label' | 'required' | 'sx'> {
  /** YYYY-MM-DD, or empty. */
  value: string;
  /** The first and last day that the form accepts, YYYY-MM-DD. */
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A field for a day; its label never overlaps the browser's own placeholder. */
export function DayField({ min, max, onChange, ...props }: DayFieldProps) {
  return (
    <TextField
      {...props}
      type="date"
      onChange={({ target: { value } }) => onChange(value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
