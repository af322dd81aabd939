import { rows, type Sql } from '../sql';

/** Mails by status, and how many seconds the longest waiting one is overdue. */
export async function ledgerFigures(sql: Sql): Promise<{ byStatus: Record<string, number>; oldestDueSeconds: number }> {
  const counts = await rows<{ status: string; count: number }>(
    sql,
    'SELECT status, count(*)::int AS count FROM mails GROUP BY status',
  );
  const [oldest] = await rows<{ seconds: number }>(
    sql,
    `SELECT coalesce(extract(epoch FROM now() - min(due_at)), 0)::float AS seconds
     FROM mails WHERE status = 'due' AND due_at <= now()`,
  );
  const none = { due: 0, sending: 0, sent: 0, dead: 0, review: 0 };
  return {
    byStatus: { ...none, ...Object.fromEntries(counts.map(({ status, count }) => [status, count])) },
    oldestDueSeconds: oldest?.seconds ?? 0,
  };
}
