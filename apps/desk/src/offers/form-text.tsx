import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, Controller, type FieldPathByValue } from 'react-hook-form';
import type { OfferForm } from './offer-form';

interface FormTextProps extends Pick<
  TextFieldProps,
  'label' | 'type' | 'multiline' | 'minRows' | 'select' | 'children' | 'sx' | 'inputRef' | 'size' | 'required'
> {
  control: Control<OfferForm>;
  name: FieldPathByValue<OfferForm, string>;
  /** Error message for the value. */
  problem?: string | undefined;
  hint?: string;
  max?: number;
  numeric?: boolean;
}

/** A text field of the editor, with the problem of its value. */
export function FormText({ control, name, problem, hint, max, numeric = false, type, ...props }: FormTextProps) {
  const isMoment = type === 'date' || type === 'time';
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <TextField
          {...props}
          {...field}
          type={type ?? 'text'}
          // The place for the ref of the cursor is taken where a text is inserted.
          inputRef={props.inputRef ?? ref}
          error={problem !== undefined}
          helperText={problem ?? hint}
          autoComplete="off"
          slotProps={{
            inputLabel: isMoment ? { shrink: true } : undefined,
            htmlInput: { maxLength: max, inputMode: numeric ? 'decimal' : undefined },
          }}
        />
      )}
    />
  );
}
