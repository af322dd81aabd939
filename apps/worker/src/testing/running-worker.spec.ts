import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWorker } from './running-worker';

describe('a worker that is too slow to start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-slow-worker-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('starts too slowly fails its own scenario and is killed before a later one', async () => {
    const main = join(folder, 'main.mjs');
    writeFileSync(main, 'console.log(process.pid); setInterval(() => undefined, 1000);');
    const servers = { databaseUrl: 'postgres://127.0.0.1/none', smtpUrl: 'smtp://127.0.0.1:1', startWithinMs: 3_000 };
    const failure: Error = await runWorker(main, servers).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    expect(failure.message).toMatch(/^The worker did not start:\n\d+/);
    const pid = Number(failure.message.split('\n')[1]);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  });
});
