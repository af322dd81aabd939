import { deskManager } from './desk-manager';
import type { EntityManager } from 'typeorm';

/** A database whose `now()` and `clock_timestamp()` a test sets. */
export interface SetClock {
  manager: EntityManager;
  set(at: string | Date): Promise<void>;
}

/** Shadows PostgreSQL's own functions in the search path of new connections. */
export async function startSetClock(manager: EntityManager, url: string): Promise<SetClock> {
  await manager.query(`CREATE SCHEMA clock`);
  await manager.query(`CREATE TABLE clock.time (at timestamptz)`);
  await manager.query(`INSERT INTO clock.time VALUES (pg_catalog.now())`);
  await manager.query(
    `CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT at FROM clock.time $$`,
  );
  await manager.query(
    `CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT at FROM clock.time $$`,
  );
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  await manager.query(`ALTER DATABASE "${database}" SET search_path = clock, public, pg_catalog`);
  return {
    manager: await deskManager(url, 10),
    async set(at) {
      await manager.query('UPDATE clock.time SET at = $1', [at]);
    },
  };
}
