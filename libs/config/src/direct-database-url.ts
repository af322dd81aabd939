/** The URL of PostgreSQL itself, not of PgBouncer: for LISTEN, session locks, a queue in PostgreSQL, and commands. */
export function directDatabaseUrl(config: { DATABASE_URL: string; DIRECT_DATABASE_URL?: string | undefined }): string {
  return config.DIRECT_DATABASE_URL ?? config.DATABASE_URL;
}
