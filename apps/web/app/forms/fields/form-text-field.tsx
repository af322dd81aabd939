import { useState } from 'react';
import type { PathValue } from 'react-hook-form';
import type { FieldDescription } from '@mainstage/leads/form-copy';
import type { FieldOf, FormName } from '@mainstage/leads/forms';
import type { Submission } from '../submission/use-submission';
import { Field } from '../../components/fields/field';
import { AddressOfferLine } from './address-offer-line';
import type { ValuesOf } from '../submission/values';
import { useField } from './use-field';

interface FormTextFieldProps<F extends FormName> {
  form: Submission<F>;
  name: FieldOf<F>;
  /** Earliest day of a date field. */
  min?: string;
  /** Latest day of a date field. */
  max?: string;
}

/** A text field of the form around it: label, required mark, hint, error, and its place in the form's values. */
export function FormTextField<F extends FormName>({ form, name, min, max }: FormTextFieldProps<F>) {
  const { field, id, initial, label, required, error, hint, language, pending, path, register } = useField(form, name);
  const { type, lines, inputMode, autoComplete } = attributesOf(field);
  const { ref, ...control } = register();
  // Asked once the visitor has gone on, and not again while they type.
  const [left, setLeft] = useState<string>();
  return (
    <Field
      {...control}
      {...{ id, label, required, error, hint }}
      defaultValue={initial}
      onBlur={(event) => {
        if (type === 'email') setLeft(event.target.value);
        return control.onBlur(event);
      }}
      onChange={(event) => {
        setLeft(undefined);
        return control.onChange(event);
      }}
      inputRef={ref}
      // As high before the script comes as after it: a button that moves loses the press that was meant for it. Not the
      // hidden text by which MUI measures a line.
      sx={lines ? { '& textarea:not([aria-hidden])': { minHeight: `${lines}lh` } } : undefined}
      type={type}
      multiline={lines !== undefined}
      minRows={lines}
      maxRows={lines && 16}
      autoComplete={autoComplete}
      inputProps={{
        inputMode,
        min,
        max,
        readOnly: pending,
        spellCheck: lines ? undefined : false,
      }}
      below={
        type === 'email' && (
          <AddressOfferLine
            typed={left}
            language={language}
            onTake={(address) => {
              setLeft(undefined);
              form.methods.setValue(path, address as PathValue<ValuesOf<F>, typeof path>, {
                shouldDirty: true,
                shouldValidate: error !== undefined,
              });
              form.methods.setFocus(path);
            }}
          />
        )
      }
    />
  );
}

/** How the field is typed, by its description. */
function attributesOf(field: FieldDescription | undefined): {
  type?: string;
  lines?: number;
  inputMode?: 'numeric';
  autoComplete: string;
} {
  switch (field?.control) {
    case 'lines':
      return { lines: field.rows, autoComplete: 'off' };
    case 'digits':
      return { type: 'text', inputMode: 'numeric', autoComplete: field.autoComplete ?? 'off' };
    case 'text':
    case 'email':
    case 'tel':
    case 'date':
    case 'time':
      return { type: field.control, autoComplete: field.autoComplete ?? 'off' };
    default:
      return { type: 'text', autoComplete: 'off' };
  }
}
