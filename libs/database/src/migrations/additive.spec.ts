import { readdirSync, readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../data-source';

/**
 * What a build of before may not survive: it works on the new schema while processes are exchanged, and after a step back.
 * A migration that takes away what a release before stopped using says so in a comment: `expand/contract:` and which one.
 */
const breaking = {
  'takes something away': /\bDROP\s+(TABLE|COLUMN|TYPE|VIEW|FUNCTION)\b/i,
  'renames something': /\bRENAME\b/i,
  'demands more of a column': /\bALTER\s+(COLUMN\s+)?\w+\s+(SET\s+NOT\s+NULL|(SET\s+DATA\s+)?TYPE\b)/i,
  'adds a column that must be filled': /\bADD\s+COLUMN\s+(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/i,
};

/** Everything that a migration does on its way up. */
async function statementsOf(Migration: new () => MigrationInterface): Promise<string[]> {
  const said: string[] = [];
  const query = (text: string) => {
    said.push(text);
    return Promise.resolve([]);
  };
  await new Migration().up({ query } as unknown as QueryRunner);
  return said;
}

/** A table that becomes a view of the same name within one statement is never missed. */
const exchanged = /\bDROP TABLE (?:IF EXISTS )?(\w+);\s*CREATE VIEW \1 AS\b/g;

const faultsOf = (statements: string[]) =>
  Object.entries(breaking).flatMap(([fault, pattern]) =>
    statements
      .map((statement) => statement.replace(exchanged, ''))
      .filter((statement) => pattern.test(statement))
      .map((statement) => `${fault}: ${statement.slice(0, 80)}`),
  );

const folder = 'libs/database/src/migrations';
const { migrations } = dataSourceOptions('postgres://nobody/none');

describe('a migration', () => {
  it.each((migrations as (new () => MigrationInterface)[]).map((Migration) => [Migration.name, Migration] as const))(
    '%s leaves the build before it working',
    async (name, Migration) => {
      const statements = await statementsOf(Migration);
      expect(statements.length).toBeGreaterThan(0);
      const file = readdirSync(folder).find((candidate) => name.endsWith(candidate.split('-', 1)[0] ?? '')) ?? '';
      const says = readFileSync(`${folder}/${file}`, 'utf8').includes('expand/contract:');
      expect(says ? [] : faultsOf(statements)).toEqual([]);
    },
  );

  it.each([
    'ALTER TABLE mails DROP COLUMN reply',
    'ALTER TABLE mails RENAME COLUMN reply TO answer',
    'ALTER TABLE mails ALTER COLUMN reply SET NOT NULL',
    'ALTER TABLE mails ALTER reply TYPE int',
    'ALTER TABLE mails ADD COLUMN note text, ADD COLUMN reply text NOT NULL',
    'DROP TABLE mails; CREATE VIEW letters AS SELECT 1',
  ])('a migration that would break the previous release is found: %s', (statement) =>
    expect(faultsOf([statement])).toHaveLength(1),
  );

  it('may add, relax and index', () => {
    const statements = [
      'ALTER TABLE mails ADD COLUMN reply text, ADD COLUMN tries int NOT NULL DEFAULT 0',
      'ALTER TABLE mails ALTER COLUMN to_address DROP NOT NULL',
      'DROP INDEX CONCURRENTLY IF EXISTS mails_due',
      'DROP TABLE drafts; CREATE VIEW drafts AS SELECT 1',
    ];
    expect(faultsOf(statements)).toEqual([]);
  });
});
