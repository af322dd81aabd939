/**
 * A PostgreSQL for tests: prints one line of JSON, `{"url": …}`, and serves until its standard input ends. Then the
 * server stops and its files are deleted, also if the test that started it was killed.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mainstage-postgres-'));
// PostgreSQL's own user needs access.
chmodSync(folder, 0o755);
// Tests kill apps, never the machine: data need not survive a power loss.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };

const start = async (attempts = 5) => {
  const port = await nextFreePort(20_000 + Math.floor(Math.random() * 10_000));
  const options = { directory: join(folder, 'data'), port, logFile: join(folder, 'postgres.log'), settings };
  return startPostgres(options).catch((error) => {
    if (error.portTaken && attempts > 1) return start(attempts - 1);
    throw error;
  });
};

let server;
const finish = async (code) => {
  await server?.stop('SIGINT');
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

try {
  server = await start();
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`);
  let running = true;
  server.child.once('close', () => {
    if (!running) return;
    process.stderr.write(readFileSync(join(folder, 'postgres.log'), 'utf8'));
    process.exit(1);
  });
  process.stdin.resume().once('close', () => {
    running = false;
    void finish(0);
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await finish(1);
}
