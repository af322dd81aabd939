import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { root, Trouble } from './workspace.mjs';

const READY_WITHIN_MS = 60_000;
const { PATH, HOME } = process.env;

/**
 * Starts the system as `npm start` does, with its own data, beside other running systems.
 * @param {string} data folder
 * @param {Record<string, string>} [settings]
 * @param {{ script?: string, cwd?: string }} [command] another command with the same closing block, such as `npm run
 * dev`
 */
export function startDemo(data, settings = {}, { script = 'tools/start/start.mjs', cwd = root } = {}) {
  const env = { PATH, HOME, MAINSTAGE_DATA: data, ...settings };
  const child = spawn(process.execPath, [script], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const demo = { child, output: '', ended: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (demo.output += chunk));
  return demo;
}

/** An address of the closing block, by the name of its row. */
export const addressOf = (demo, part) => new RegExp(`^  ${part} +(http://\\S+)`, 'm').exec(demo.output)?.[1];

/** Waits for the closing block. @returns {Promise<number>} milliseconds @throws Trouble */
export async function readyDemo(demo, withinMs = READY_WITHIN_MS) {
  const began = Date.now();
  while (!demo.output.includes('Ctrl-C ends everything')) {
    if (demo.child.exitCode !== null || Date.now() - began > withinMs)
      throw new Trouble(`npm start is not ready:\n${demo.output}`);
    await delay(50);
  }
  return Date.now() - began;
}

/** Sends SIGINT and waits until everything has ended. @throws Trouble if it does not end properly */
export async function interruptDemo(demo) {
  demo.child.kill('SIGINT');
  const [code] = await demo.ended;
  if (code !== 0 || !demo.output.includes('Everything has ended'))
    throw new Trouble(`Ctrl-C ended npm start with ${code}:\n${demo.output}`);
}
