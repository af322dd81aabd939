import { isRecord } from '@mainstage/contracts/field';
import { type FieldError, shortened } from '@mainstage/contracts/validate';
import { ValidationFailed } from '../problem-error';

/** Levels of objects and lists in a form: the body, an object in it, a list in that. */
const deepestOfForms = 3;
/** The response must not grow with the input. */
const mostErrors = 20;

/**
 * Rejects, by field names, input that is unsafe for class-transformer: it drops fields with inherited names
 * (`constructor`, `__proto__`), and it recurses to any depth.
 * @param deepest levels of objects and lists
 * @throws ValidationFailed
 */
export function refuseUnsafeBody(body: unknown, deepest = deepestOfForms): void {
  if (!isRecord(body))
    throw new ValidationFailed([{ field: '', code: 'wrong_type', message: 'The body must be a JSON object' }]);
  const errors = unsafeFields(body, '', deepest);
  if (errors.length > 0) throw new ValidationFailed(errors.slice(0, mostErrors));
}

function unsafeFields(value: object, path: string, levels: number): FieldError[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]): FieldError[] => {
    const field = path + shortened(name);
    if (name in Object.prototype)
      return [{ field, code: 'unknown_field', message: `${field} is not a field of this form` }];
    if (typeof inner !== 'object' || inner === null) return [];
    return levels > 1
      ? unsafeFields(inner, `${field}.`, levels - 1)
      : [{ field, code: 'wrong_type', message: `${field} must not hold objects or lists` }];
  });
}
