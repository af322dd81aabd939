import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a Node.js process takes to start on a machine that has nothing else to do. */
const NODE_STARTS_IN_MS = 60;

/** How many times longer than on such a machine starting takes now: the median of five starts of Node.js; at least 1. */
export async function slowness() {
  const times = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    await once(spawn(process.execPath, ['--eval', '0']), 'exit');
    times.push(performance.now() - began);
  }
  return Math.max(1, times.sort((a, b) => a - b)[2] / NODE_STARTS_IN_MS);
}
