import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';

/** JSON Schema of one field, as OpenAPI 3.1 shows it. */
export interface FieldSchema {
  type: 'string' | 'integer' | 'boolean';
  description?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  const?: true;
}

/**
 * One thing that can be wrong with a value. `code` goes over the wire and chooses the words in the page;
 * `says` is the English sentence for whoever reads the raw answer.
 * A rule passes values it is not about, so that one mistake gives one error.
 */
export interface Rule {
  code: FieldErrorCode;
  passes: (value: unknown) => boolean;
  says: (field: string) => string;
}

/** Every `errors[].code` that a 422 may carry. */
export const fieldErrorCodes = [
  'unknown_field',
  'required',
  'wrong_type',
  'invalid_characters',
  'too_long',
  'invalid_email',
  'invalid_date',
  'date_in_past',
  'invalid_time',
  'out_of_range',
  'not_offered',
  'not_accepted',
  'invalid_key',
  'invalid_token',
  'expired_token',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export type FormClass<T extends object = object> = new () => T;

interface Field {
  schema: FieldSchema;
  optional: boolean;
}

const fields = new WeakMap<FormClass, Map<string, Field>>();

/**
 * Declares a field of a form: how it is cleaned, which rules it must pass and how OpenAPI shows it.
 * An optional field that is empty after cleaning counts as absent.
 */
export function FormField(schema: FieldSchema, rules: Rule[], options: { optional?: boolean } = {}): PropertyDecorator {
  const optional = options.optional ?? false;
  const checks = optional ? rules : [required, ...rules];
  return (target, property) => {
    const form = target.constructor as FormClass;
    const known = fields.get(form) ?? new Map<string, Field>();
    fields.set(form, known.set(String(property), { schema, optional }));

    Transform(({ value }) => clean(value, optional))(target, property);
    if (optional) IsOptional()(target, property);
    for (const rule of checks) {
      ValidateBy({
        name: rule.code,
        validator: {
          validate: (value) => rule.passes(value),
          defaultMessage: (args) => rule.says(args?.property ?? String(property)),
        },
      })(target, property);
    }
  };
}

/** Names of a form's fields, in the order of their declaration. */
export function fieldsOf(form: FormClass): string[] {
  return [...(fields.get(form)?.keys() ?? [])];
}

/** JSON Schema of a form's body; unknown fields are refused (rule form.limits). */
export function schemaOf(form: FormClass) {
  const known = [...(fields.get(form) ?? [])];
  return {
    type: 'object' as const,
    additionalProperties: false,
    required: known.filter(([, field]) => !field.optional).map(([name]) => name),
    properties: Object.fromEntries(known.map(([name, field]) => [name, field.schema])),
  };
}

function clean(value: unknown, optional: boolean): unknown {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  return optional && trimmed === '' ? undefined : trimmed;
}

const required: Rule = {
  code: 'required',
  passes: (value) => value !== undefined && value !== null && value !== '',
  says: (field) => `${field} is required`,
};
