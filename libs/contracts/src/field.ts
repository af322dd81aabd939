import { plainToInstance, Transform } from 'class-transformer';
import { IsNotEmpty, IsObject, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { FieldErrorCode } from './field-codes';

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

/** A rule that class-validator does not have. The checks before it on the same field have passed. */
interface OwnRule<Value> {
  code: FieldErrorCode;
  /** @param form the other fields, for a rule about two of them */
  passes: (value: Value, form: Readonly<Record<string, unknown>>) => boolean;
  /** What is wrong, in English, for readers of the raw response; `$property` is the field's name. */
  message: string;
}

/** A decorator for a rule of ours. */
export const rule = <Value = string>({ code, passes, message }: OwnRule<Value>): PropertyDecorator =>
  ValidateBy({
    name: code,
    validator: {
      validate: (value, args) => passes(value as Value, args?.object as Record<string, unknown>),
      defaultMessage: () => message,
    },
  });

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

/** What is known of a field beside its rules, for OpenAPI, for forms without scripts and for the content hash. */
export interface Field {
  schema: FieldSchema;
  optional: boolean;
  /** One value, a list of them, or an object with fields of its own. */
  holds: 'value' | 'list' | FormClass;
}

interface FieldOptions {
  optional?: boolean | undefined;
  /** Whether space around the text is part of it; a text of nothing else still counts as empty. */
  keepsSpace?: boolean | undefined;
  /** What is cleaned in a text beside the space around it. */
  tidy?: (text: string) => string;
}

const fields = new WeakMap<FormClass, Map<string, Field>>();

/**
 * A field of a form that holds one value: class-transformer trims it, class-validator checks it by the decorators in
 * their order and reports the first that fails. An optional field that is empty after trimming counts as absent.
 */
export function FormField(
  schema: FieldSchema,
  rules: PropertyDecorator[],
  { optional = false, keepsSpace = false, tidy }: FieldOptions = {},
) {
  return compose(
    Describe({ schema, optional, holds: 'value' }),
    Transform(({ value }) => cleaned(value, { optional, keepsSpace, tidy })),
    optional ? IsOptional() : IsNotEmpty({ message: '$property is required' }),
    ...rules,
  );
}

/** An optional field that holds several values; the rules are about the list as a whole, and an empty one counts as absent. */
export function ListField(schema: FieldSchema, rules: PropertyDecorator[]): PropertyDecorator {
  return compose(
    Describe({ schema, optional: true, holds: 'list' }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) && value.length === 0 ? undefined : value)),
    IsOptional(),
    ...rules,
  );
}

/** An optional field that holds an object with fields of its own; one without any value counts as absent. */
export function NestedField(form: FormClass, description: string): PropertyDecorator {
  return compose(
    Describe({ schema: { ...schemaOf(form), description }, optional: true, holds: form }),
    // Not @Type, which would want reflect-metadata in the browser.
    Transform(({ value }: { value: unknown }) => nested(form, value)),
    IsOptional(),
    IsObject({ message: '$property must be an object' }),
    ValidateNested(),
  );
}

function Describe(field: Field): PropertyDecorator {
  return (target, property) => {
    const form = target.constructor as FormClass;
    const known = fields.get(form) ?? new Map<string, Field>();
    fields.set(form, known.set(String(property), field));
  };
}

/** Applies decorators in the order in which they are given, which is the order in which class-validator checks. */
function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

/** What is known of a form's fields, by their names, in the order of their declaration; inherited ones come first. */
export function declaredFields(form: FormClass): ReadonlyMap<string, Field> {
  const parent = Object.getPrototypeOf(form) as FormClass | null;
  return new Map([...(parent ? declaredFields(parent) : []), ...(fields.get(form) ?? [])]);
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

function cleaned(value: unknown, { optional, keepsSpace, tidy }: FieldOptions): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = tidy ? tidy(value.trim()) : value.trim();
  if (trimmed === '') return optional ? undefined : trimmed;
  return keepsSpace ? value : trimmed;
}

/** How class-transformer makes a form of plain values, in the API and in the browser. */
export const transformOptions = { exposeUnsetFields: false } as const;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function nested(form: FormClass, value: unknown): unknown {
  if (!isRecord(value)) return value ?? undefined;
  const object = plainToInstance(form, value, transformOptions);
  return Object.values(object).some(isGiven) ? object : undefined;
}
