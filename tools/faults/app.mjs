import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../lib/workspace.mjs';

/** Delay of an orchestrator before it restarts a process. */
const RESTART_AFTER_MS = 1000;
/** A process that has not ended after this time is killed, which counts as a failure. */
const END_WITHIN_MS = 90_000;

/**
 * API or worker as a real process that is restarted whenever it ends, as an orchestrator does. Unexpected exits are
 * recorded in `exits`.
 */
export class App {
  /** @type {{ at: number, how: string }[]} */
  exits = [];
  #wanted = false;
  #asked = false;
  #manner = {};

  /** @param {{ name: string, script: string, env: Record<string, string>, log: string, port: number, onSpawn: (pid: number) => void, onExit: (pid: number) => void }} options */
  constructor(options) {
    Object.assign(this, options);
  }

  /**
   * Starts it; returns immediately.
   * @param {{ clockShift?: number, log?: string }} manner clockShift: hours by which its clock is wrong; log: its log
   * file
   */
  start(manner = {}) {
    this.#wanted = true;
    this.#manner = manner;
    this.#spawn();
  }

  #spawn() {
    const { clockShift, log = this.log } = this.#manner;
    const env = clockShift ? { ...this.env, SHIFT_HOURS: String(clockShift) } : this.env;
    const shifted = clockShift ? ['--import', join(root, 'apps/worker/src/testing/shifted-clock.mjs')] : [];
    const output = openSync(log, 'a');
    const child = spawn(process.execPath, [...shifted, '--enable-source-maps', this.script], {
      cwd: root,
      env,
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    this.child = child;
    this.#asked = false;
    this.onSpawn(child.pid);
    this.ended = once(child, 'exit').then(async ([code, signal]) => {
      this.onExit(child.pid);
      if (this.#asked || !this.#wanted) return;
      this.exits.push({ at: Date.now(), how: signal ?? `exit code ${code}` });
      await delay(RESTART_AFTER_MS);
      if (this.#wanted && this.child === child) this.#spawn();
    });
  }

  get runs() {
    return this.child && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills it as a crash would, without a restart. */
  async kill() {
    this.#wanted = false;
    this.#asked = true;
    if (this.runs) this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Stops it gracefully. A timeout or an error counts as an unexpected exit. */
  async stop() {
    this.#wanted = false;
    this.#asked = true;
    if (this.runs) this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), END_WITHIN_MS);
    await this.ended;
    clearTimeout(late);
    const { exitCode, signalCode } = this.child;
    if (exitCode !== 0 && signalCode !== 'SIGTERM')
      this.exits.push({ at: Date.now(), how: `${signalCode ?? `exit code ${exitCode}`} on SIGTERM` });
  }

  /** Waits until it is ready. @throws Error after the timeout */
  async answers(milliseconds = 90_000) {
    for (const latest = Date.now() + milliseconds; Date.now() < latest; await delay(100)) {
      const live = await fetch(`http://127.0.0.1:${this.port}/health/live`).catch(() => undefined);
      await live?.arrayBuffer();
      if (live?.ok) return;
    }
    throw new Error(`${this.name} does not answer`);
  }
}
