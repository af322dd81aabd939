import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { FieldErrorCode } from '@mainstage/contracts/field';
import type { FormName } from '@mainstage/leads/forms';
import { formWords } from './form-words';

/** What a form says of a wrong field; nothing of a field that is right. */
export function errorText(form: FormName, code: FieldErrorCode | undefined): string | undefined {
  const { errors, language } = formWords[form].copy;
  return code && (errors?.[code] ?? fieldErrors[language][code]);
}
