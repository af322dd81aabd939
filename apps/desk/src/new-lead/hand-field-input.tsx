import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { HandField } from './hand-fields';

interface HandFieldInputProps {
  field: HandField;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

const wideControls = ['lines'];

/** One field of the visitor's form, at the desk. */
export function HandFieldInput({
  field: { name, label, required, description },
  value,
  error,
  onChange,
}: HandFieldInputProps) {
  const { control } = description;
  const typed = control === 'email' || control === 'tel' || control === 'date' || control === 'time' ? control : 'text';
  return (
    <TextField
      name={name}
      label={label}
      required={required}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      type={control === 'select' ? undefined : typed}
      select={control === 'select'}
      multiline={control === 'lines'}
      minRows={control === 'lines' ? description.rows : undefined}
      autoComplete="off"
      sx={{ gridColumn: wideControls.includes(control) ? '1 / -1' : undefined }}
      slotProps={{
        inputLabel: control === 'date' || control === 'time' ? { shrink: true } : undefined,
        htmlInput: { inputMode: control === 'digits' ? 'numeric' : undefined },
      }}
    >
      {control === 'select' && [
        <MenuItem key="" value="">
          Not given
        </MenuItem>,
        ...(description.options ?? []).map(([option, words]) => (
          <MenuItem key={option} value={option}>
            {words}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}
