import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type FieldErrorCode, fieldsOf, type FormClass } from './field';

export interface FieldError {
  field: string;
  code: FieldErrorCode;
  message: string;
}

export type Validated<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldError[] };

/**
 * Checks a parsed JSON body against a form.
 * Gives the cleaned form (text trimmed, empty optional fields absent), or every error: unknown fields first, then the
 * form's own fields in their order, one error a field.
 */
export function validateForm<T extends object>(form: FormClass<T>, body: unknown): Validated<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { errors: [{ field: '', code: 'wrong_type', message: 'The body must be a JSON object' }] };
  }
  const known = fieldsOf(form);
  const unknown = Object.keys(body)
    .filter((field) => !known.includes(field))
    .map((field): FieldError => ({ field, code: 'unknown_field', message: `${field} is not a field of this form` }));

  const own = Object.fromEntries(
    known.filter((field) => Object.hasOwn(body, field)).map((field) => [field, body[field as keyof typeof body]]),
  );
  const value = plainToInstance(form, own, { exposeUnsetFields: false });
  const wrong = validateSync(value, { stopAtFirstError: false, forbidUnknownValues: true }).map((error): FieldError => {
    const [code, message] = Object.entries(error.constraints ?? {})[0] ?? ['wrong_type', 'is wrong'];
    return { field: error.property, code: code as FieldErrorCode, message };
  });
  wrong.sort((a, b) => known.indexOf(a.field) - known.indexOf(b.field));

  const errors = [...unknown, ...wrong];
  return errors.length > 0 ? { errors } : { value };
}
