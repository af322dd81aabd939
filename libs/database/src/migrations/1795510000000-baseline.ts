import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bookingSchema } from './baseline/bookings';
import { deskSchema } from './baseline/desk';
import { leadSchema } from './baseline/leads';
import { mailSchema } from './baseline/mails';
import { webinarSchema } from './baseline/webinars';

/** The last of the migrations that the baseline replaces. */
const lastReplaced = 'GuestsCountedFaster1795510000000';

/** The schema on which later migrations build. A database that ran all replaced migrations has it already. */
export class Baseline1795510000000 implements MigrationInterface {
  name = 'Baseline1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    const replaced = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
    if (replaced.some(({ name }) => name === lastReplaced)) return;
    if (replaced.length > 0)
      throw new Error(
        `This database has only some of the migrations before the baseline (${lastReplaced} is missing): start the version before the baseline once, which runs the rest, then start this one again.`,
      );
    for (const extension of ['btree_gist', 'unaccent', 'pg_trgm']) await requireExtension(runner, extension);
    for (const statement of [...leadSchema, ...webinarSchema, ...bookingSchema, ...deskSchema, ...mailSchema])
      await runner.query(statement);
  }

  /** There is nothing before it. */
  async down(): Promise<void> {}
}

/** @throws an Error that names the command for an administrator if this role may not create the extension */
async function requireExtension(runner: QueryRunner, extension: string): Promise<void> {
  const found = (await runner.query(`SELECT FROM pg_extension WHERE extname = '${extension}'`)) as unknown[];
  if (found.length > 0) return;
  // Inside a savepoint, so that the refusal is the only thing that fails.
  await runner.query('SAVEPOINT extension');
  try {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  } catch (error) {
    await runner.query('ROLLBACK TO SAVEPOINT extension');
    const [{ role, database }] = (await runner.query(
      'SELECT current_user AS role, current_database() AS database',
    )) as [{ role: string; database: string }];
    throw new Error(
      `The schema needs PostgreSQL's extension ${extension}, and the role ${role} may not create it in ${database}. ` +
        `Have an administrator run, once: psql --dbname ${database} --command 'CREATE EXTENSION ${extension}' ` +
        `(or: GRANT CREATE ON DATABASE ${database} TO ${role}). Then start again; nothing was changed.`,
      { cause: error },
    );
  }
}
