/**
 * WebKit for the browser tests: Debian's WebKitWebDriver on a virtual display. Prints the driver's address as a line
 * and ends both when its standard input ends, also if its parent was killed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const home = mkdtempSync(join(tmpdir(), 'mainstage-webkit-'));
const children = [];

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children.reverse()) {
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM'))
      await Promise.race([exited, delay(5000).then(() => child.kill('SIGKILL'))]);
  }
  rmSync(home, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(0));
process.stdin.resume().once('end', () => void end(0));

function start(program, args, options) {
  const child = spawn(program, args, options);
  children.push(child);
  child.once('error', () => void end(1)).once('exit', () => void end(1));
  return child;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
});
const [display] = await once(screen.stdio[3], 'data');
const port = await freePort();
start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
  env: {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    // Without a graphics card, with a temporary home folder, and in Frankfurt's time zone.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    HOME: home,
    TZ: 'Europe/Berlin',
    LANG: 'C.UTF-8',
  },
  stdio: 'ignore',
});
const url = `http://127.0.0.1:${port}`;
while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) await delay(50);
process.stdout.write(`${JSON.stringify({ url })}\n`);
