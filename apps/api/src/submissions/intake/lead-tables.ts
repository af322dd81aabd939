import type { DeskLead } from '@mainstage/desk/entities/desk-lead';
import type { LeadRow } from '@mainstage/leads/lead-row';
import type { DataSource, EntityMetadata } from 'typeorm';

type LeadEntity = new () => LeadRow | DeskLead;

/** Columns that the intake fills, or leaves to their defaults. */
const notByTheLead: readonly (keyof LeadRow)[] = [
  'id',
  'createdAt',
  'suspicions',
  'visitorNotMailed',
  'quarantineDigestId',
  'releasedAt',
];

/** The table of a lead entity; column names come from TypeORM's metadata. */
export class LeadTable {
  readonly name: string;
  /** Columns that a lead fills; omitted ones become NULL. */
  readonly columns: readonly string[];
  private readonly columnOf: ReadonlyMap<string, string>;

  constructor({ tableName, columns }: EntityMetadata) {
    const own = columns.filter(({ propertyName }) => !notByTheLead.some((name) => name === propertyName));
    this.name = tableName;
    this.columns = own.map(({ databaseName }) => databaseName);
    this.columnOf = new Map(own.map(({ propertyName, databaseName }) => [propertyName, databaseName]));
  }

  /** The values of a row by column name. @throws Error for a value without a column */
  record(values: object): Record<string, unknown> {
    const record: Record<string, unknown> = {};
    for (const [property, value] of Object.entries(values) as [string, unknown][]) {
      const column = this.columnOf.get(property);
      if (column === undefined) throw new Error(`${this.name} has no column for ${property}`);
      record[column] = value;
    }
    return record;
  }
}

export class LeadTables {
  private readonly known = new Map<LeadEntity, LeadTable>();

  constructor(private readonly dataSource: DataSource) {}

  of(entity: LeadEntity): LeadTable {
    const table = this.known.get(entity) ?? new LeadTable(this.dataSource.getMetadata(entity));
    this.known.set(entity, table);
    return table;
  }
}
