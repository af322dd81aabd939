import { plainToInstance } from 'class-transformer';
import { type ValidationError, type ValidatorOptions, validateSync } from 'class-validator';
import { codeOf, type FieldErrorCode } from './field-codes';
import { type FormClass, isRecord, transformOptions } from './field';

export interface FieldError {
  /** The field's name; `brief.guests` for a field of an object. */
  field: string;
  code: FieldErrorCode;
  message: string;
}

/** How class-validator checks a form, in the API and in the browser: unknown fields are refused, one error a field. */
export const validatorOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
} as const satisfies ValidatorOptions;

/** Nobody corrects more than that in one go, and the response must not grow with what was sent. */
const mostUnknownFields = 20;
/** No field of ours has a longer name, in characters. */
const longestName = 60;

/** A field's name that a client made up, fit to be answered with. */
export const shortened = (name: string): string =>
  name.slice(0, longestName).replace(/[\p{Cc}\p{Surrogate}]/gu, '\uFFFD');

/**
 * Makes a form of values from an address or from storage; request bodies go through the ValidationPipe.
 * @returns the cleaned form, or every error
 */
export function parseForm<T extends object>(
  form: FormClass<T>,
  plain: unknown,
): { value: T; errors?: undefined } | { value?: undefined; errors: FieldError[] } {
  if (!isRecord(plain))
    return { errors: [{ field: '', code: 'wrong_type', message: 'The body must be a JSON object' }] };
  const value = plainToInstance(form, plain, transformOptions);
  const errors = fieldErrorsOf(validateSync(value, validatorOptions));
  return errors.length > 0 ? { errors } : { value };
}

/** class-validator's errors as the API answers them: unknown fields, of which twenty at most are named, then the form's own. */
export function fieldErrorsOf(errors: readonly ValidationError[]): FieldError[] {
  let unknown = 0;
  return flattened(errors, '').filter(({ code }) => code !== 'unknown_field' || ++unknown <= mostUnknownFields);
}

function flattened(errors: readonly ValidationError[], path: string): FieldError[] {
  return errors.flatMap(({ property, constraints, children = [] }): FieldError[] => {
    const field = path + shortened(property);
    const [constraint, message = ''] = Object.entries(constraints ?? {})[0] ?? [];
    if (constraint === undefined) return flattened(children, `${field}.`);
    const code = codeOf(constraint);
    return [
      { field, code, message: code === 'unknown_field' ? `${field} is not a field of this form` : path + message },
    ];
  });
}
