import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import type { InputBaseProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface FieldProps extends Omit<InputBaseProps, 'error' | 'inputProps' | 'onChange'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  variant?: 'outlined' | 'standard';
  onChange?: (event: { target: { value: string } }) => void;
  inputProps?: Pick<
    InputHTMLAttributes<HTMLElement>,
    'inputMode' | 'min' | 'max' | 'maxLength' | 'readOnly' | 'required' | 'spellCheck' | 'enterKeyHint'
  >;
  /** Options of a select; without them it is a text field. */
  children?: ReactNode;
  below?: ReactNode;
}

/**
 * Label above, hint or error below: Material UI's TextField without the menu of its Select, which no form here opens
 * and every form page would load.
 */
export function Field(props: FieldProps) {
  const {
    label,
    required,
    error,
    hint,
    variant = 'outlined',
    className,
    sx,
    children,
    below,
    inputProps,
    ...input
  } = props;
  const own = useId();
  const id = input.id ?? own;
  const helper = error ?? hint;
  const Control = variant === 'standard' ? Input : OutlinedInput;
  const control = {
    ...input,
    id,
    inputProps: { ...inputProps, id, 'aria-describedby': helper === undefined ? undefined : `${id}-helper-text` },
  };
  return (
    <FormControl required={required} error={error !== undefined} variant={variant} className={className} sx={sx}>
      <InputLabel htmlFor={id}>
        <span>{label}</span>
      </InputLabel>
      {children ? (
        <NativeSelect {...control} input={<Control />}>
          {children}
        </NativeSelect>
      ) : (
        <Control {...control} />
      )}
      {helper !== undefined && <FormHelperText id={`${id}-helper-text`}>{helper}</FormHelperText>}
      {below}
    </FormControl>
  );
}
