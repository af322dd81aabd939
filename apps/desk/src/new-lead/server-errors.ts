import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { FieldErrorCode } from '@mainstage/contracts/field-codes';
import type { DeskError } from '../api/desk-error';

/** The server's errors as messages by field. */
export const fieldErrorsOf = ({ fields }: DeskError): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ field, code }) => [
      field.replace(/^fields\./, ''),
      fieldErrors.en[code as FieldErrorCode] ?? fieldErrors.en.wrong_type,
    ]),
  );
