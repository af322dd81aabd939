import type { EntityManager } from 'typeorm';
import { type DatabaseTimeouts, sessionTimeouts } from './timeouts';

/** PostgreSQL does not apply the time-outs that a process relies on (ADR 24). */
class MissingTimeouts extends Error {
  override readonly name = 'MissingTimeouts';
}

/**
 * Checks that sessions have the time-outs: PgBouncer may drop those of the connection, and then the role has to have
 * them. Shorter ones pass.
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
