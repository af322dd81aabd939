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
  min?: string;
  max?: string;
}

/** A text field of a form: label, required mark, hint, error, and registration with react-hook-form. */
export function FormTextField<F extends FormName>({ form, name, min, max }: FormTextFieldProps<F>) {
  const { field, id, initial, label, required, error, hint, language, pending, path, register } = useField(form, name);
  const { type, lines, inputMode, autoComplete } = attributesOf(field);
  const { ref, ...control } = register();
  // Suggests after the visitor has left the field, and not again while they type.
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
      // The height before hydration equals that after it: a button that moves loses the visitor's click. Not for the
      // hidden textarea by which MUI measures a line.
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

/** Input attributes by the field's description. */
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
