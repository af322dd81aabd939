/**
 * Cleans up after a killed fault run: reads `+pid` and `-pid` lines; when its input ends, kills the remaining processes
 * and deletes the folder in its argument.
 */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { identityOf } from '../lib/processes.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const known = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) known.set(pid, identityOf(pid));
  else known.delete(pid);
}
for (const [pid, identity] of known) {
  if (identity === undefined || identityOf(pid) !== identity) continue;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
await delay(500);
rmSync(process.argv[2], { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
