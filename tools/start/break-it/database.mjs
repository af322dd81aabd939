/**
 * Runs one statement on the demo's database, on a new connection: a fault that ends connections must not affect the
 * page.
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function query(url, text, values = []) {
  // Not at the top: `npm start` loads this file before it installs packages (tools/checks/before-install.check.mjs).
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    application_name: 'break-it',
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
