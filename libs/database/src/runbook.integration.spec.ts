import { readFileSync } from 'node:fs';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { Client } from 'pg';
import { createMigratedDatabase } from './testing/migrated-database';

/** Every SQL statement of the runbook, with its heading. */
function statements(): [string, string][] {
  return readFileSync('docs/runbook.md', 'utf8')
    .split(/^#+ /m)
    .flatMap((section) => {
      const heading = section.split('\n', 1)[0] ?? '';
      const blocks = [...section.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
      return blocks
        .flatMap((block) => block.split(/;\s*$/m).map((text) => text.trim()))
        .filter(Boolean)
        .map((text): [string, string] => [heading, text]);
    });
}

/** The query of the cluster's autoscaler. */
function scalersQuery(): [string, string] {
  const manifest = readFileSync('tools/deploy/queue-age/worker-by-age.yaml', 'utf8');
  return ['workers by queue age', /query: >-\n\s+(.+)/.exec(manifest)?.[1] ?? 'none'];
}

describe('the statements of the runbook and of the manifests', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createMigratedDatabase();
    client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each([...statements(), scalersQuery()])('%s has a statement that PostgreSQL accepts: %s', async (_, text) => {
    // PostgreSQL resolves every table and column; changes are rolled back.
    await client.query('BEGIN');
    try {
      await expect(client.query(text)).resolves.toBeDefined();
    } finally {
      await client.query('ROLLBACK');
    }
  });

  it('are found', () => expect(statements().length).toBeGreaterThan(8));
});
