import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '../testing/desk-manager';
import { retentionRules } from './rules';
import { rows } from '@mainstage/database/sql';
import { attentionSql } from '@mainstage/database/mails/attention';
import { attentionCountsSql, figuresSql } from '@mainstage/database/mails/outbox-statistics.queries';

let database: TestDatabase;
let manager: EntityManager;

beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
  await manager.query(
    `INSERT INTO mails (kind, form, lead_id, to_address, status, created_at, due_at, finished_at)
     SELECT 'contact-confirmation', 'contact', gen_random_uuid(), 'ada@example.com', CASE WHEN n % 3 = 0 THEN 'due' ELSE 'sent' END,
       now() - n * interval '1 s', now(), CASE WHEN n % 3 > 0 THEN now() - n * interval '1 s' END
     FROM generate_series(1, 100000) n`,
  );
  await manager.query('ANALYZE mails');
}, 120_000);
afterAll(async () => {
  await manager.dataSource.destroy();
  await database.drop();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The scans of a statement's query plan. */
async function scansOf(statement: string): Promise<string[]> {
  const [answer] = await rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(manager, `EXPLAIN (FORMAT JSON) ${statement}`);
  const scans = (plan: Plan): string[] => [
    ...(plan['Relation Name'] === 'mails' ? [plan['Node Type']] : []),
    ...(plan.Plans ?? []).flatMap(scans),
  ];
  return answer ? scans(answer['QUERY PLAN'][0].Plan) : [];
}

const statements = {
  'the counts of due and sending mails': figuresSql,
  'the counts of mails that need attention': attentionCountsSql,
  'the first page of operators': `SELECT * FROM mails WHERE ${attentionSql} ORDER BY created_at DESC, id DESC LIMIT 50`,
  'whether a lead is settled': `SELECT FROM mails WHERE lead_id = '${crypto.randomUUID()}' AND status IN ('due', 'sending')`,
};

/** Built by TypeORM, which has the entities' metadata once it is connected. */
const built = { 'the mails that were kept long enough': () => retentionRules.mailsDeleted.due(manager).getQuery() };

describe.each(['a third of all mails is due', 'the backlog is gone, but the statistics are old'])(
  'where %s',
  (state) => {
    beforeAll(async () => {
      if (state.startsWith('the backlog'))
        await manager.query(`UPDATE mails SET status = 'sent', finished_at = now() WHERE status = 'due'`);
    });
    it.each(Object.entries({ ...statements, ...built }))('%s are read from an index', async (_, statement) => {
      const scans = await scansOf(typeof statement === 'string' ? statement : statement());
      expect(scans.length).toBeGreaterThan(0);
      expect(scans.filter((scan) => !scan.startsWith('Index') && !scan.startsWith('Bitmap'))).toEqual([]);
    });
  },
);
