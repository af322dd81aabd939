import type { FieldDescription } from '@mainstage/leads/form-copy';
import type { ReactNode } from 'react';

export interface FieldViewProps {
  name: string;
  field: FieldDescription;
  required: boolean;
  /** What was typed. */
  value: string;
  error?: string;
  /** Choices that only the server knows. */
  options?: readonly (readonly [value: string, words: string])[];
  /** The words beside a consent box. */
  consent: ReactNode;
}

/** A field of a form as it is described, with what was typed and what is wrong with it. */
export function FieldView(props: FieldViewProps) {
  const { name, field, required, error } = props;
  const helper = error ?? field.hint;
  const star = required && (
    <>
      {' '}
      <span aria-hidden="true">*</span>
    </>
  );
  return (
    <div className="field">
      {field.control === 'consent' ? (
        <label className="box">
          <Control {...props} />{' '}
          <span>
            {props.consent}
            {star}
          </span>
        </label>
      ) : (
        <>
          <label htmlFor={name}>
            {field.label}
            {star}
          </label>
          <Control {...props} />
        </>
      )}
      {helper && (
        <p className={error ? 'error' : 'hint'} id={helperIdOf(name)}>
          {helper}
        </p>
      )}
    </div>
  );
}

const helperIdOf = (name: string) => `${name}-help`;

function Control({ name, field, required, value, error, options = [] }: FieldViewProps) {
  const shared = {
    id: name,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': (error ?? field.hint) ? helperIdOf(name) : undefined,
  };
  switch (field.control) {
    case 'consent':
      return <input type="checkbox" {...shared} defaultChecked={value !== ''} />;
    case 'lines':
      return <textarea {...shared} rows={field.rows} defaultValue={value} />;
    case 'select':
      return (
        <select {...shared} defaultValue={value}>
          {field.empty !== undefined && <option value="">{field.empty}</option>}
          {(field.options ?? options).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...shared}
          type={field.control === 'digits' ? 'text' : field.control}
          inputMode={field.control === 'digits' ? 'numeric' : undefined}
          autoComplete={field.autoComplete ?? 'off'}
          defaultValue={value}
        />
      );
  }
}
