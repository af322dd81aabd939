import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';

interface FieldFrameProps {
  /** Id of the control within. */
  id: string;
  label: string;
  required: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/**
 * Label above, hint or error below, in the site's theme. MUI's own TextField would do the same, but brings the menu of a select that no form
 * of ours opens into every page.
 */
export function FieldFrame({ id, label, required, error, hint, children }: FieldFrameProps) {
  const helper = error ?? hint;
  return (
    <FormControl required={required} error={error !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children}
      {helper !== undefined && <FormHelperText id={helperIdOf(id)}>{helper}</FormHelperText>}
    </FormControl>
  );
}

/** What `aria-describedby` of the control names while there is a hint or an error. */
export const helperIdOf = (id: string) => `${id}-helper-text`;
