import type { FieldError } from '@mainstage/contracts/validate';
import type { FormName } from '@mainstage/leads/forms';
import { errorText } from './error-text';
import { formWords } from './form-words';

/** What is wrong, each with a link to its field, before the form; nothing where no field is. */
export function ErrorList({ form, errors }: { form: FormName; errors: readonly FieldError[] }) {
  const { fields } = formWords[form].copy;
  const wrong = errors.filter(({ field }) => Object.hasOwn(fields, field));
  if (wrong.length === 0) return undefined;
  return (
    <ul>
      {wrong.map(({ field, code }) => (
        <li key={field}>
          <a href={`#${field}`}>{fields[field]?.label}</a>: {errorText(form, code)}
        </li>
      ))}
    </ul>
  );
}
