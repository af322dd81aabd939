import type { FieldOf, FormName } from '@mainstage/leads/forms';
import { Field } from '../../components/fields/field';
import type { Submission } from '../submission/use-submission';
import { useField } from './use-field';

interface FormSelectFieldProps<F extends FormName> {
  form: Submission<F>;
  name: FieldOf<F>;
  /** Value and label of each option, in order, if they are not in the form's copy. */
  options?: readonly (readonly [value: string, label: string])[];
}

/** A native select, for which a phone has its own picker. */
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
      // Without an empty option something is always chosen.
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
