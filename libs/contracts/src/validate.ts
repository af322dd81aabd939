import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { declaredFields, type Field, type FieldErrorCode, type FormClass } from './field';

export interface FieldError {
  /** The field's name; `brief.guests` for a field of an object. */
  field: string;
  code: FieldErrorCode;
  message: string;
}

export type Validated<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldError[] };

/** Nobody mends more than that at once, and the answer must not grow with what was sent. */
const mostUnknownFields = 20;
/** No field of ours has a longer name, in characters. */
const longestName = 60;

/** A name that a stranger made, fit to be answered with. */
const shortened = (name: string): string => name.slice(0, longestName).replace(/[\p{Cc}\p{Surrogate}]/gu, '\uFFFD');

/**
 * Checks a parsed JSON body against a form.
 * Gives the cleaned form (text trimmed, empty optional fields absent), or every error: unknown fields first, of which
 * twenty at most are named, then the form's own fields in their order, one error a field.
 */
export function validateForm<T extends object>(form: FormClass<T>, body: unknown): Validated<T> {
  if (!isObject(body))
    return { errors: [{ field: '', code: 'wrong_type', message: 'The body must be a JSON object' }] };
  const known = declaredFields(form);
  const unknown = Object.keys(body)
    .filter((field) => !known.has(field))
    .map(shortened)
    .map((field): FieldError => ({ field, code: 'unknown_field', message: `${field} is not a field of this form` }));

  const plain: Record<string, unknown> = {};
  const structures: [string, Field][] = [];
  for (const [name, field] of known) {
    if (!Object.hasOwn(body, name)) continue;
    // class-transformer walks into objects and calls what they name their constructor: it gets to see none.
    if (field.holds === 'value' && !isStructure(body[name])) plain[name] = body[name];
    else structures.push([name, field]);
  }
  const value = plainToInstance(form, plain, { exposeUnsetFields: false });
  const wrong = new Map(
    validateSync(value, { stopAtFirstError: false, forbidUnknownValues: true }).map((error): [string, FieldError[]] => {
      const [code, message] = Object.entries(error.constraints ?? {})[0] ?? ['wrong_type', 'is wrong'];
      return [error.property, [{ field: error.property, code: code as FieldErrorCode, message }]];
    }),
  );
  for (const [name, field] of structures) {
    const checked = checkStructure(name, field, body[name]);
    if (checked.errors) wrong.set(name, checked.errors);
    else if (checked.value !== undefined) Object.assign(value, { [name]: checked.value });
  }
  if (unknown.length === 0 && wrong.size === 0) return { value };
  const errors = limited([...unknown, ...[...known.keys()].flatMap((name) => wrong.get(name) ?? [])]);
  return { errors };
}

/** Checks a list or an object, or refuses one where a single value belongs; what holds nothing counts as absent. */
function checkStructure(name: string, { holds, rules }: Field, value: unknown): Validated<unknown> {
  if (typeof holds === 'function') {
    if (value === undefined || value === null) return { value: undefined };
    if (!isObject(value))
      return { errors: [{ field: name, code: 'wrong_type', message: `${name} must be an object` }] };
    const inner = validateForm(holds, value);
    return inner.errors
      ? { errors: inner.errors.map((error) => within(name, error)) }
      : { value: Object.values(inner.value).some(isGiven) ? inner.value : undefined };
  }
  if (holds === 'list' && (value === undefined || value === null)) return { value: undefined };
  const failed = rules.find((rule) => !rule.passes(value));
  if (failed) return { errors: [{ field: name, code: failed.code, message: failed.says(name) }] };
  if (holds === 'value')
    return { errors: [{ field: name, code: 'wrong_type', message: `${name} must be a single value` }] };
  return { value: Array.isArray(value) && value.length > 0 ? value : undefined };
}

/** Every message begins with the name of its field. */
function within(name: string, { field, code, message }: FieldError): FieldError {
  return { field: `${name}.${field}`, code, message: `${name}.${message}` };
}

function limited(errors: FieldError[]): FieldError[] {
  let unknown = 0;
  return errors.filter(({ code }) => code !== 'unknown_field' || ++unknown <= mostUnknownFields);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isObject = (value: unknown): value is Record<string, unknown> => isStructure(value) && !Array.isArray(value);
