/** The address of PostgreSQL itself: for LISTEN, locks of a session, a queue in PostgreSQL, and commands. */
export function directDatabaseUrl(config: { DATABASE_URL: string; DIRECT_DATABASE_URL?: string | undefined }): string {
  return config.DIRECT_DATABASE_URL ?? config.DATABASE_URL;
}
