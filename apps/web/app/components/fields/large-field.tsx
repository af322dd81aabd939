import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { displayType, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface LargeFieldProps extends Pick<FormControlProps, 'className' | 'sx'> {
  id: string;
  label: string;
  name: string;
  value: string | number;
  onChange: (value: string) => void;
  type?: 'date';
  autoComplete?: string;
  placeholder?: string;
  inputProps?: InputBaseComponentProps;
  /** The options of a choice; without them it is a text field. */
  children?: FormControlProps['children'];
}

/** Material UI's TextField without the menu of its Select, which no field here opens and every page of one would load. */
function Field({ id, label, className, sx, onChange, inputProps, children, ...others }: LargeFieldProps) {
  const control = {
    ...others,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <FormControl variant="standard" className={className} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children ? (
        <NativeSelect {...control} input={<Input fullWidth />} inputProps={{ id }}>
          {children}
        </NativeSelect>
      ) : (
        <Input {...control} id={id} fullWidth inputProps={inputProps} />
      )}
    </FormControl>
  );
}

/** A field without a frame whose value is set as large as a figure, under its small label. */
export const LargeField = styled(Field)({
  minWidth: 0,
  '& .MuiInputLabel-root': {
    marginBottom: 4,
    color: tone.muted,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
  },
  '& .MuiInput-root.MuiInput-root': { marginTop: 0, color: tone.text, '&::before, &::after': { display: 'none' } },
  '& .MuiInputBase-input': {
    ...displayType,
    height: 'auto',
    minHeight: 48,
    padding: 0,
    borderRadius: 2,
    color: tone.text,
    fontSize: '1.375rem',
    lineHeight: 1.1,
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
    '&::placeholder': { color: tone.muted, opacity: 0.75 },
  },
  '& option': { fontSize: '1rem', letterSpacing: 0 },
});
