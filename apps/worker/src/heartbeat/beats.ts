import { rows, type Sql } from '@mainstage/database/sql';

const name = 'worker';

/** Notes that jobs come through. */
export async function beat(sql: Sql): Promise<void> {
  await sql.query(
    `INSERT INTO heartbeats (name, beat_at) VALUES ($1, now())
     ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at`,
    [name],
  );
}

/** Whether a job came through within the last seconds, by the database clock. */
export async function hasBeaten(sql: Sql, withinSeconds: number): Promise<boolean> {
  const found = await rows(
    sql,
    'SELECT name FROM heartbeats WHERE name = $1 AND beat_at > now() - make_interval(secs => $2)',
    [name, withinSeconds],
  );
  return found.length > 0;
}
