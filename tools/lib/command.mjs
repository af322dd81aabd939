import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, say } from './workspace.mjs';

/** Interval of progress lines during a silent command, so that neither people nor CI assume it hangs. */
const SIGN_OF_LIFE_MS = 60_000;

/**
 * Runs a program to its end and collects its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, name?: string, echo?: boolean }} options name: shown while it runs
 * long; echo: prints the output immediately
 * @returns {Promise<{ code: number, output: string }>} 127 if the program does not exist
 */
export function run(program, args, { env = process.env, cwd = root, name = program, echo = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    const began = Date.now();
    const alive = setInterval(
      () => say(`  ${name} is still running (${Math.round((Date.now() - began) / 1000)} s)`),
      SIGN_OF_LIFE_MS,
    );
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const keep = (chunk) => {
      chunks.push(chunk);
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const done = (code) => {
      clearInterval(alive);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      done(127);
    });
    child.once('close', (code, signal) => done(code ?? (signal ? 130 : 1)));
  });
}

/** The first of the programs on the PATH, as a full path, or undefined. */
export function onPath(...programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const program of programs)
    for (const folder of folders) {
      const path = join(folder, program);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not in this folder.
      }
    }
  return undefined;
}
