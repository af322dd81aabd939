import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Restarts } from './restarts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mainstage-part-'));
process.env['MAINSTAGE_DATA'] = folder;
const { failure, Part } = await import('./part.mjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('failure', () => {
  it('shows a configuration error as it is', () => {
    const text = '{"level":30}\nConfiguration error\n  PORT must be a whole number\n';
    expect(failure('api', 'ended', text, 'api.log')).toBe('Configuration error\n  PORT must be a whole number');
  });

  it('names the part and shows the end of its log otherwise', () => {
    const text = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const words = failure('worker', 'ended with exit code 3', text, '/logs/worker.log');
    expect(words).toMatch(/^worker ended with exit code 3\. The end of \/logs\/worker\.log:\nline 70\n/);
    expect(words).toMatch(/line 99$/);
  });
});

describe('a part that dies', () => {
  /** A program that records each of its starts and ends by itself the first times. */
  function mortal(deaths: number) {
    const starts = join(folder, `starts-${deaths}`);
    const script = join(folder, `mortal-${deaths}.mjs`);
    const lines = [
      `import { appendFileSync, readFileSync } from 'node:fs';`,
      `appendFileSync('${starts}', 'x');`,
      `if (readFileSync('${starts}').length <= ${deaths}) process.exit(3);`,
      `setInterval(() => undefined, 1000);`,
    ];
    writeFileSync(script, lines.join('\n'));
    return { part: new Part(`mortal-${deaths}`, script, process.env), starts: () => readFileSync(starts).length };
  }
  /** Restarts without their waits. */
  class WithoutWaits extends Restarts {
    override next() {
      return super.next() === undefined ? undefined : 1;
    }
  }

  it('is started again until it lives, and ends when it is stopped', async () => {
    const { part, starts } = mortal(2);
    const alive = new Promise<void>((resolve) => {
      let restarts = 0;
      const onRestart = () => void ((restarts += 1) === 2 && resolve());
      void part.keepAlive({ onRestart, restarts: new WithoutWaits() }).then((loss) => expect(loss).toBeUndefined());
    });
    await alive;
    while (starts() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    await part.stop();
    expect(part.how).toBe('ended with SIGTERM');
    expect(starts()).toBe(3);
  });

  it('is given up with the end of its log after ten deaths within a minute', async () => {
    const { part, starts } = mortal(1000);
    const loss = await part.keepAlive({ restarts: new WithoutWaits() });
    expect(loss?.message).toMatch(/^mortal-1000 ended with exit code 3, more than ten times within a minute/);
    expect(starts()).toBe(11);
    await part.stop();
  });
});
