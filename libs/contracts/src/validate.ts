import { cleaned, declaredFields, type Field, type FieldErrorCode, type FormClass } from './field';

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
 *
 * It goes by the rules that the form declares and not through class-validator, which is told of the same rules but
 * sorts them anew for each form it checks: validate.spec.ts holds both to the same errors.
 */
export function validateForm<T extends object>(form: FormClass<T>, body: unknown): Validated<T> {
  if (!isObject(body))
    return { errors: [{ field: '', code: 'wrong_type', message: 'The body must be a JSON object' }] };
  const known = declaredFields(form);
  // A rule that looks at another field finds it clean, and never an object.
  const value = new form() as Record<string, unknown>;
  for (const [name, field] of known) {
    const clean = isSingle(field, body[name]) ? cleaned(field, body[name]) : undefined;
    if (clean !== undefined) value[name] = clean;
  }
  const errors = unknownFields(known, body);
  const structures: Record<string, unknown> = {};
  for (const [name, field] of known) {
    if (isSingle(field, body[name])) {
      const failed = firstBroken(field, value[name], value);
      if (failed) errors.push({ field: name, code: failed.code, message: failed.says(name) });
    } else {
      const checked = checkStructure(name, field, body[name]);
      if (checked.errors) errors.push(...checked.errors);
      else if (checked.value !== undefined) structures[name] = checked.value;
    }
  }
  return errors.length > 0 ? { errors: limited(errors) } : { value: Object.assign(value, structures) as T };
}

function unknownFields(known: ReadonlyMap<string, Field>, body: object): FieldError[] {
  return Object.keys(body)
    .filter((field) => !known.has(field))
    .map(shortened)
    .map((field) => ({ field, code: 'unknown_field', message: `${field} is not a field of this form` }));
}

/** Whether a field holds a single value and was given one, or nothing. */
const isSingle = ({ holds }: Field, given: unknown): boolean => holds === 'value' && !isStructure(given);

function firstBroken({ optional, rules }: Field, value: unknown, form: Readonly<Record<string, unknown>>) {
  return optional && !isGiven(value) ? undefined : rules.find((rule) => !rule.passes(value, form));
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
