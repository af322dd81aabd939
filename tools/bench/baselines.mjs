/** The baseline of the intake benchmark, and the format of tables. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

/** @returns {Promise<string>} URL of the bare handler */
export async function startBareHandler(url, children) {
  const child = fork(join(root, 'tools/bench/bare-handler.mjs'), { env: { ...process.env, DATABASE_URL: url } });
  children.push(child);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return `http://127.0.0.1:${port}/`;
}

export function median(measured, figure) {
  const sorted = measured.map((one) => one[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Prints a row of a Markdown table for docs/performance.md. @param {(string | number)[]} cells */
export const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
export const head = (cells) => (row(cells), row(cells.map((_, index) => (index === 0 ? '---' : '---:'))));
