import { useFormContext } from 'react-hook-form';
import type { FieldErrorCode } from '@mainstage/contracts/field';
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { FieldName } from '@mainstage/content/forms/form-copy';
import { useFormSurroundings } from '../submission/submission-context';
import { isRequired, type Values } from '../submission/values';

/** What a control shows of its field: words by the form's copy, required as the form's class has it. */
export function useField(name: FieldName) {
  const { form, copy, pending } = useFormSurroundings();
  const { register, formState } = useFormContext<Values>();
  const code = formState.errors[name]?.type as FieldErrorCode | undefined;
  return {
    label: copy.labels[name] ?? name,
    required: isRequired(form, name),
    hint: copy.hints?.[name],
    error: code && (copy.errors?.[code] ?? fieldErrors[copy.language][code] ?? fieldErrors[copy.language].wrong_type),
    language: copy.language,
    pending,
    register: () => register(name),
  };
}
