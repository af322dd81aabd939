import { getMetadataArgsStorage } from 'typeorm';
import type { StructureOf } from '@mainstage/contracts/field';
import { LeadRow } from './lead-row';

/** The columns that a use case fills; nullable ones may be omitted. */
export type NewRow<Entity extends LeadRow> = {
  [Column in OwnColumn<Entity> as null extends Entity[Column] ? never : Column]: Entity[Column];
} & {
  [Column in OwnColumn<Entity> as null extends Entity[Column] ? Column : never]?: Entity[Column];
};
type OwnColumn<Entity extends LeadRow> = Exclude<keyof Entity, keyof LeadRow>;

export interface Row<Entity extends LeadRow = LeadRow> {
  entity: new () => Entity;
  values: NewRow<Entity>;
}

/** Columns that a form fills under the names of its fields; nullable ones may be missing. */
export type StoredFields<Entity extends LeadRow, Form> = Pick<NewRow<Entity>, keyof Form & keyof NewRow<Entity>>;

/** Fields that have a column of their name, or are stored as typed input. */
type StoredField<Entity extends LeadRow> =
  keyof NewRow<Entity> | (Entity extends { typed: infer Fields } ? keyof Fields : never);

/** Names of the columns of a form's fields: `briefVenue` for the venue of its brief. */
type ColumnOf<Form> = {
  [Field in keyof Form & string]-?: [StructureOf<Form[Field]>] extends [never]
    ? Field
    : `${Field}${Capitalize<keyof StructureOf<Form[Field]> & string>}`;
}[keyof Form & string];

/** TypeScript accepts any value for an object type without properties: here it must be an empty object. */
type EmptyObject<Shape> = keyof Shape extends never ? Record<string, never> : Shape;

interface RowSupplement<Form, Entity extends LeadRow> {
  /** Fields that are not stored, each with the reason. */
  notStored: EmptyObject<{ [Field in Exclude<ColumnOf<Form>, StoredField<Entity>>]: string }>;
  /** Columns that are no field of the form. */
  columns: EmptyObject<Omit<NewRow<Entity>, ColumnOf<Form>>>;
}

/**
 * The row of a form: its fields go into the columns of their names, those of an object in it below its name. A field
 * without a column that is neither stored as typed input nor listed in `notStored` does not compile, nor does a column
 * that nothing fills.
 * @throws Error if a field is lost all the same, past the compiler
 */
export function rowOf<Entity extends LeadRow, Form extends object & StoredFields<Entity, Form>>(
  entity: new () => Entity,
  form: Form,
  { notStored, columns }: RowSupplement<Form, Entity>,
): Row<Entity> {
  const properties = propertiesOf(entity);
  const typed = ('typed' in columns && columns.typed) || {};
  const values: Record<string, unknown> = {};
  const lost: string[] = [];
  for (const [field, value] of columnValues(form)) {
    if (properties.has(field)) values[field] = value;
    else if (!Object.hasOwn(typed, field) && !Object.hasOwn(notStored, field)) lost.push(field);
  }
  if (lost.length > 0) throw new Error(`The row has no place for ${lost.join(', ')}`);
  return { entity, values: Object.assign(values, columns) as NewRow<Entity> };
}

/** Every value of a form with its column name; missing values are omitted. */
function columnValues(form: object, within = ''): [column: string, value: unknown][] {
  const values: [string, unknown][] = [];
  for (const [field, value] of Object.entries(form) as [string, unknown][]) {
    const column = within ? `${within}${field.charAt(0).toUpperCase()}${field.slice(1)}` : field;
    if (value === undefined) continue;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) values.push([column, value]);
    else values.push(...columnValues(value, column));
  }
  return values;
}

const known = new Map<object, Set<string>>();

/** The entity's property names, from TypeORM's metadata. */
function propertiesOf(entity: new () => object): Set<string> {
  const found = known.get(entity) ?? new Set(columnsOf(entity));
  known.set(entity, found);
  return found;
}

function columnsOf(entity: new () => object): string[] {
  return getMetadataArgsStorage()
    .filterColumns(withParents(entity))
    .map(({ propertyName }) => propertyName);
}

/** A class and its ancestors, up to the columns that the intake fills. */
function withParents(entity: new () => object): (new () => object)[] {
  const parent = Object.getPrototypeOf(entity) as new () => object;
  return (parent as unknown) === LeadRow || (parent as unknown) === Function.prototype
    ? [entity]
    : [entity, ...withParents(parent)];
}
