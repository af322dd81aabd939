import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Start time of a Node.js process on an idle machine. */
const NODE_STARTS_IN_MS = 60;

/** Current start time relative to an idle machine: the median of five starts of Node.js; at least 1. */
export async function slowness() {
  const times = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    await once(spawn(process.execPath, ['--eval', '0']), 'exit');
    times.push(performance.now() - began);
  }
  return Math.max(1, times.sort((a, b) => a - b)[2] / NODE_STARTS_IN_MS);
}
