import { styled } from '@mui/material/styles';
import { displayType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Field, type FieldProps } from './field';

/** A frameless field whose value is as large as a figure, under a small label. */
export const LargeField = styled((field: FieldProps) => <Field variant="standard" fullWidth {...field} />)({
  minWidth: 0,
  '& .MuiInputLabel-root': { marginBottom: 4, color: tone.muted },
  '& .MuiInput-root.MuiInput-root': { marginTop: 0, color: tone.text, '&::before, &::after': { display: 'none' } },
  '& .MuiInputBase-input': {
    ...displayType,
    height: 'auto',
    minHeight: 48,
    padding: 0,
    borderRadius: 2,
    fontSize: '1.375rem',
    lineHeight: 1.1,
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
    '&::placeholder': { color: tone.muted, opacity: 0.75 },
  },
  '& option': { fontSize: '1rem', letterSpacing: 0 },
});
