import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';

/** JSON Schema of one field, as OpenAPI 3.1 shows it. */
export interface FieldSchema {
  type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  description?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  const?: true;
  items?: FieldSchema;
  maxItems?: number;
  uniqueItems?: true;
  additionalProperties?: false;
  required?: readonly string[];
  properties?: Readonly<Record<string, FieldSchema>>;
}

/**
 * One thing that can be wrong with a value. `code` goes over the wire and chooses the words in the page;
 * `says` is the English sentence for whoever reads the raw answer.
 * A rule passes values it is not about, so that one mistake gives one error.
 */
export interface Rule {
  code: FieldErrorCode;
  /** @param form the other fields, for a rule about two of them */
  passes: (value: unknown, form?: Readonly<Record<string, unknown>>) => boolean;
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
  'unsendable_email',
  'invalid_phone',
  'invalid_date',
  'date_in_past',
  'date_too_far',
  'invalid_time',
  'time_left_out',
  'time_in_past',
  'out_of_range',
  'not_offered',
  'not_accepted',
  'invalid_key',
  'invalid_token',
  'expired_token',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export type FormClass<T extends object = object> = new () => T;

/** The object that a field holds; never for one that holds a value or a list. */
export type StructureOf<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? never
    : NonNullable<Value> extends object
      ? NonNullable<Value>
      : never;

/** The fields of a form that hold no object: those that somebody fills in. */
export type ValueField<Form> = {
  [Field in keyof Form & string]-?: [StructureOf<Form[Field]>] extends [never] ? Field : never;
}[keyof Form & string];

/** What is known of a field. */
export interface Field {
  schema: FieldSchema;
  optional: boolean;
  /** In their order: the first that fails is told. */
  rules: readonly Rule[];
  /** What else is cleaned in a text, beside the space around it. */
  tidy?: (text: string) => string;
  /** One value, a list of them, or an object with fields of its own. */
  holds: 'value' | 'list' | FormClass;
}

const fields = new WeakMap<FormClass, Map<string, Field>>();

type FieldOptions = Partial<Pick<Field, 'optional' | 'tidy'>>;

/**
 * Declares a field of a form: how it is cleaned, which rules it must pass and how OpenAPI shows it.
 * An optional field that is empty after cleaning counts as absent.
 */
export function FormField(schema: FieldSchema, rules: Rule[], options: FieldOptions = {}): PropertyDecorator {
  const optional = options.optional ?? false;
  const field: Field = { ...options, schema, optional, rules: optional ? rules : [required, ...rules], holds: 'value' };
  return (target, property) => {
    declare(target, property, field);
    Transform(({ value }) => cleaned(field, value))(target, property);
    if (optional) IsOptional()(target, property);
    for (const rule of field.rules) {
      ValidateBy({
        name: rule.code,
        validator: {
          validate: (value, args) => rule.passes(value, args?.object as Record<string, unknown> | undefined),
          defaultMessage: (args) => rule.says(args?.property ?? String(property)),
        },
      })(target, property);
    }
  };
}

/** Declares an optional field that holds several values; the rules are about the list as a whole. */
export function ListField(schema: FieldSchema, rules: Rule[]): PropertyDecorator {
  return (target, property) => declare(target, property, { schema, optional: true, rules, holds: 'list' });
}

/** Declares an optional field that holds an object with fields of its own, of which unknown ones are refused as well. */
export function NestedField(form: FormClass, description: string): PropertyDecorator {
  const schema = { ...schemaOf(form), description };
  return (target, property) => declare(target, property, { schema, optional: true, rules: [], holds: form });
}

function declare(target: object, property: string | symbol, field: Field): void {
  const form = target.constructor as FormClass;
  const known = fields.get(form) ?? new Map<string, Field>();
  fields.set(form, known.set(String(property), field));
}

/** What is known of a form's fields, by their names, in the order of their declaration. */
export function declaredFields(form: FormClass): ReadonlyMap<string, Field> {
  return fields.get(form) ?? new Map<string, Field>();
}

/** Names of a form's fields, in the order of their declaration. */
export function fieldsOf(form: FormClass): string[] {
  return [...declaredFields(form).keys()];
}

/** JSON Schema of a form's body; unknown fields are refused (rule form.limits). */
export function schemaOf(form: FormClass) {
  const known = [...declaredFields(form)];
  return {
    type: 'object' as const,
    additionalProperties: false as const,
    required: known.filter(([, field]) => !field.optional).map(([name]) => name),
    properties: Object.fromEntries(known.map(([name, field]) => [name, field.schema])),
  };
}

/** The value of a field without the space around it; an optional one that is empty counts as absent. */
export function cleaned({ optional, tidy }: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = tidy ? tidy(value.trim()) : value.trim();
  return optional && trimmed === '' ? undefined : trimmed;
}

const required: Rule = {
  code: 'required',
  passes: (value) => value !== undefined && value !== null && value !== '',
  says: (field) => `${field} is required`,
};
