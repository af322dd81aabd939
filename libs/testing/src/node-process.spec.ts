import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { tiedToParent } from './node-process';

/** Prints its process id and keeps running. */
const staying = `process.stdout.write(String(process.pid)); setInterval(() => {}, 1000);`;

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a tied process ends when the one that started it is killed', async () => {
  const options = `{ stdio: ['ignore', 'inherit', 'ignore'] }`;
  const starting = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([...tiedToParent, '-e', staying])}, ${options})`;
  const parent = spawn(process.execPath, ['-e', starting], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(output.toString());
  expect(runs(child)).toBe(true);
  parent.kill('SIGKILL');
  while (runs(child)) await delay(50);
});
