import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createDataSource, type DatabaseOptions } from '../data-source';
import { migrate } from '../migrate';

const migrations = join(import.meta.dirname, '../migrations');

function digest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrations, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) hash.update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A database with the current schema; migrated once per server and copied for each test. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createTestDatabase({ name: `migrated_${digest()}`, fill: (url) => migrate(url) });
}

/**
 * Connects to a test database; `dataSource.destroy()` of the manager ends the connections.
 * @param options additional entities
 */
export async function testManager(url: string, poolSize = 10, options: DatabaseOptions = {}): Promise<EntityManager> {
  return (await createDataSource(url, { poolSize, applicationName: 'test', ...options }).initialize()).manager;
}
