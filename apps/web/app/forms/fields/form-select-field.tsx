import type { FieldOf, FormName } from '@mainstage/leads/forms';
import { Field } from '../../components/fields/field';
import type { Submission } from '../submission/use-submission';
import { useField } from './use-field';

interface FormSelectFieldProps<F extends FormName> {
  form: Submission<F>;
  name: FieldOf<F>;
  /** Value and label of each choice, in order, where the form's copy cannot know them. */
  options?: readonly (readonly [value: string, label: string])[];
}

/** A choice of one, as the platform shows it: a phone has its own wheel or list for it. */
export function FormSelectField<F extends FormName>({ form, name, options }: FormSelectFieldProps<F>) {
  const { field, id, initial, label, required, error, hint, register } = useField(form, name);
  const { options: described = [], empty } = field?.control === 'select' ? field : {};
  const { ref, ...control } = register();
  return (
    <Field
      {...control}
      {...{ id, label, required, error, hint }}
      defaultValue={initial}
      inputRef={ref}
      // Where there is no empty choice, something is chosen always.
      inputProps={{ required: required && empty !== undefined }}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {(options ?? described).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Field>
  );
}
