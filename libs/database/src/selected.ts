/** Columns of an entity's table under the names of its properties, as `lead_id AS "leadId"` gives them. */
export type Selected<Entity, Property extends keyof Entity> = Pick<Entity, Property>;

/** Columns of an entity's table under the names that they have there: `lead_id`. */
export type Columns<Entity, Property extends keyof Entity & string> = {
  [Each in Property as SnakeCased<Each>]: Entity[Each];
};

/** The same where the statement's condition leaves no empty ones. */
export type Filled<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> };

/** What a statement works out beside columns: a count, a difference, whether something holds. */
export type WorkedOut<Values extends Record<string, unknown>> = Values;

/** `phoneE164` is `phone_e164`, as in snake-case.ts. */
type SnakeCased<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCased<Rest>}`
  : Name;
