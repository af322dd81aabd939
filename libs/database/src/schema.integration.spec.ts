import type { TestDatabase } from '@mainstage/testing/postgres';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { createMigratedDatabase } from './testing/migrated-database';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createMigratedDatabase();
  source = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

const namesOf = async (query: string) => (await source.query<{ name: string }[]>(query)).map(({ name }) => name);

describe('entities and migrations', () => {
  it('say the same of every table: columns, types, defaults, keys, checks and indexes', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('leave no table without an entity', async () => {
    const tables = await namesOf(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    const known = [...source.entityMetadatas.map(({ tableName }) => tableName), 'migrations'];
    expect(tables.sort()).toEqual(known.sort());
  });

  it('have each index that TypeORM cannot compare', async () => {
    const named = source.entityMetadatas.flatMap(({ indices }) => indices.filter(({ synchronize }) => !synchronize));
    const present = await namesOf(`SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'`);
    expect(present).toEqual(expect.arrayContaining(named.map(({ name }) => name)));
  });
});
