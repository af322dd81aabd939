import { useId } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldOf, FormName } from '@mainstage/leads/forms';
import type { Submission } from '../submission/use-submission';
import { FieldFrame, helperIdOf } from './field-frame';
import { useField } from './use-field';

interface FormSelectFieldProps<F extends FormName> {
  form: Submission<F>;
  name: FieldOf<F>;
  /** Value and label of each choice, in order, where the form's copy cannot know them. */
  options?: readonly (readonly [value: string, label: string])[];
}

/** A choice of one, as the platform shows it: a phone has its own wheel or list for it. */
export function FormSelectField<F extends FormName>({ form, name, options }: FormSelectFieldProps<F>) {
  const id = useId();
  const { field, label, required, error, hint, register } = useField(form, name);
  const { options: described = [], empty } = field?.control === 'select' ? field : {};
  const { ref, ...control } = register();
  return (
    <FieldFrame id={id} label={label} required={required} error={error} hint={hint}>
      <NativeSelect
        {...control}
        id={id}
        // Where there is no empty choice, something is chosen always.
        required={required && empty !== undefined}
        inputRef={ref}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': (error ?? hint) === undefined ? undefined : helperIdOf(id) }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {(options ?? described).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
