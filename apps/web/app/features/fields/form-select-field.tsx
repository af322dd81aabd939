import { useId } from 'react';
import { NativeSelect, OutlinedInput } from '@mui/material';
import type { FieldName } from '@mainstage/content/forms/form-copy';
import { FieldFrame, helperIdOf } from './field-frame';
import { useField } from './use-field';

interface FormSelectFieldProps {
  name: FieldName;
  /** Value and label of each choice, in order. */
  options: readonly (readonly [value: string, label: string])[];
  /** Label of choosing nothing; without it something is always chosen. */
  empty?: string;
}

/** A choice of one, as the platform shows it: a phone has its own wheel or list for it. */
export function FormSelectField({ name, options, empty }: FormSelectFieldProps) {
  const id = useId();
  const { label, required, error, hint, register } = useField(name);
  const { ref, ...control } = register();
  return (
    <FieldFrame id={id} label={label} required={required} error={error} hint={hint}>
      <NativeSelect
        {...control}
        id={id}
        inputRef={ref}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': (error ?? hint) === undefined ? undefined : helperIdOf(id) }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
