import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWorker } from './running-worker';

describe('a worker under test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-started-worker-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const main = join(folder, 'main.mjs');
  const servers = { databaseUrl: 'postgres://127.0.0.1/none', smtpUrl: 'smtp://127.0.0.1:1' };

  it('starts on another port if the first one was taken', async () => {
    writeFileSync(
      main,
      `import { createServer } from 'node:http';
       import { existsSync, writeFileSync } from 'node:fs';
       const taken = new URL('taken', import.meta.url);
       if (!existsSync(taken)) {
         writeFileSync(taken, process.env.WORKER_PORT);
         createServer().listen(process.env.WORKER_PORT);
       }
       createServer((_, response) => response.end()).listen(process.env.WORKER_PORT);`,
    );
    const worker = await runWorker(main, servers);
    expect(worker.port).not.toBe(Number(readFileSync(join(folder, 'taken'), 'utf8')));
    await worker.kill();
  });

  it('is killed if it starts too slowly, before a later scenario', async () => {
    writeFileSync(main, 'console.log(process.pid); setInterval(() => undefined, 1000);');
    const failure: Error = await runWorker(main, { ...servers, startWithinMs: 3_000 }).then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    expect(failure.message).toMatch(/^The worker did not start:\n\d+/);
    const pid = Number(failure.message.split('\n')[1]);
    expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  });
});
