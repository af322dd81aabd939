import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ChoiceField } from '@mainstage/estimate/choices';
import { Field } from '../../components/fields/field';
import type { EstimateState } from './use-choices';

interface FieldProps {
  state: EstimateState;
  name: ChoiceField;
  label: string;
  hint?: string;
}

function choiceOf({ state, name }: FieldProps) {
  const { message, instead } = state.errors[name] ?? {};
  return { error: message, instead, value: state.raw[name], set: (value: string) => state.change(name, value) };
}

interface TextProps extends FieldProps {
  type?: 'date';
  min?: string;
}

export function ChoiceText({ type, min, ...field }: TextProps) {
  const { error, instead, value, set } = choiceOf(field);
  return (
    <div>
      <Field
        label={field.label}
        hint={field.hint}
        error={error}
        name={field.name}
        type={type ?? 'text'}
        value={value}
        onChange={({ target }) => set(target.value)}
        autoComplete="off"
        inputProps={{ min, inputMode: type ? undefined : 'numeric', maxLength: type ? undefined : 6 }}
      />
      {instead && (
        <Button type="button" variant="text" onClick={() => set(instead.value)}>
          {instead.label}
        </Button>
      )}
    </div>
  );
}

interface SelectProps extends FieldProps {
  children: ReactNode;
  /** For fields whose shown value differs from the stored one. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A native select. */
export function ChoiceSelect({ children, value: shown, onChange, ...field }: SelectProps) {
  const { error, value, set } = choiceOf(field);
  return (
    <Field
      label={field.label}
      hint={field.hint}
      error={error}
      name={field.name}
      value={shown ?? value}
      onChange={({ target }) => (onChange ?? set)(target.value)}
    >
      {children}
    </Field>
  );
}

interface CheckProps {
  name: ChoiceField;
  value: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function ChoiceCheck({ name, value, label, checked, onChange }: CheckProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox name={name} value={value} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      }
      label={label}
    />
  );
}
