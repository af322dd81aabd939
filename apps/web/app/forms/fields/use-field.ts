import type { Path } from 'react-hook-form';
import { codeOf } from '@mainstage/contracts/field-codes';
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { FieldOf, FormName } from '@mainstage/leads/forms';
import { useFormSurroundings } from '../submission/submission-context';
import type { Submission } from '../submission/use-submission';
import type { ValuesOf } from '../submission/values';

/** Properties of a control, by the form's copy. */
export function useField<F extends FormName>({ methods, pending, initial }: Submission<F>, name: FieldOf<F>) {
  const { copy, idOf } = useFormSurroundings();
  const path = name as string as Path<ValuesOf<F>>;
  const failed = methods.getFieldState(path, methods.formState).error?.type;
  const code = failed === undefined ? undefined : codeOf(String(failed));
  const field = copy.fields[name];
  return {
    field,
    id: idOf(name),
    /** In the page's HTML; react-hook-form reads the control's value. */
    initial: initial[name],
    label: field?.label ?? name,
    required: !field?.optional,
    hint: field?.hint,
    error: code && (copy.errors?.[code] ?? fieldErrors[copy.language][code] ?? fieldErrors[copy.language].wrong_type),
    language: copy.language,
    pending,
    path,
    register: () => methods.register(path),
  };
}
