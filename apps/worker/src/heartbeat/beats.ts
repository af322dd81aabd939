import type { Heartbeat } from '@mainstage/database/entities/heartbeat';
import type { Selected } from '@mainstage/database/selected';
import { rows, type Sql } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';

const name = 'worker';

const keepBeat = statement<Selected<Heartbeat, 'name'>>(
  (at) => `
    INSERT INTO heartbeats (name, beat_at) VALUES (${at.name}, now())
    ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at`,
);

/** Notes that jobs come through. */
export async function beat(sql: Sql): Promise<void> {
  await sql.query(keepBeat({ name }));
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
