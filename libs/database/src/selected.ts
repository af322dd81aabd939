/** Columns of an entity's table under their property names, as `lead_id AS "leadId"` returns them. */
export type Selected<Entity, Property extends keyof Entity> = Pick<Entity, Property>;

/** Columns of an entity's table under their column names: `lead_id`. */
export type Columns<Entity, Property extends keyof Entity & string> = {
  [Each in Property as SnakeCased<Each>]: Entity[Each];
};

/** The same if the statement's condition excludes NULL. */
export type WithoutNulls<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> };

/** Computed values of a statement: a count, a difference, a condition. */
export type ComputedColumns<Values extends Record<string, unknown>> = Values;

/** `phoneE164` is `phone_e164`, as in snake-case.ts. */
type SnakeCased<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCased<Rest>}`
  : Name;
