/** Advice if PgBouncer rejects a connection because of its time-out parameters; undefined for other errors. */
export function pgbouncerHint(error: unknown): string | undefined {
  const { message } = Object(error) as { message?: unknown };
  if (!/unsupported startup parameter/.test(String(message))) return undefined;
  return 'DATABASE_URL leads to PgBouncer: give PostgreSQL’s own address as DIRECT_DATABASE_URL (docs/scaling.md)';
}
