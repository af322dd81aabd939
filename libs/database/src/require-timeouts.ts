import type { EntityManager } from 'typeorm';
import { type DatabaseTimeouts, sessionTimeouts } from './timeouts';

class MissingTimeouts extends Error {
  override readonly name = 'MissingTimeouts';
}

/**
 * Checks the time-outs of sessions: PgBouncer may drop those of the connection, and then the role must have them.
 * Shorter ones are accepted.
 * @throws MissingTimeouts
 */
export async function requireTimeouts(manager: EntityManager, timeouts: DatabaseTimeouts): Promise<void> {
  const required: Record<string, number> = sessionTimeouts(timeouts);
  const found = await manager
    .createQueryBuilder()
    .select(['setting.name AS name', 'setting.setting::int AS ms'])
    .from('pg_settings', 'setting')
    .where('setting.name IN (:...names)', { names: Object.keys(required) })
    .orderBy('setting.name')
    .getRawMany<{ name: string; ms: number }>();
  const wrong = found.filter(({ name, ms }) => ms === 0 || ms > (required[name] ?? 0));
  if (wrong.length === 0) return;
  const list = wrong.map(({ name, ms }) => `${name} is ${ms} instead of ${required[name]}`).join(', ');
  throw new MissingTimeouts(
    `PostgreSQL does not apply the time-outs (milliseconds): ${list}. Behind PgBouncer the role has them: docs/scaling.md`,
  );
}
