import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { LogTail, logFile } from '../lib/logs.mjs';
import { root, say, Trouble } from '../lib/workspace.mjs';
import { Restarts } from './restarts.mjs';

const READY_WITHIN_MS = 90_000;
const TAIL_LINES = 30;
/** A developer who waits for a restart has no visitors to wait for. */
const RESTART_WITHIN_MS = 300;

const lastLines = (text) => text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');

/** The configuration errors in a part's output: the lines below their heading; empty if there are none. */
function configurationFaults(text) {
  const lines = text.split('\n');
  const heading = lines.lastIndexOf('Configuration error');
  if (heading < 0) return [];
  const faults = lines.slice(heading + 1);
  const end = faults.findIndex((line) => !line.startsWith('  '));
  return end < 0 ? faults : faults.slice(0, end);
}

/** The message for a part that ended: its configuration error, else the end of its log. */
export function failure(name, how, text, file) {
  const faults = configurationFaults(text);
  if (faults.length > 0) return ['Configuration error', ...faults].join('\n');
  return `${name} ${how}. The end of ${file}:\n${lastLines(text) || '(nothing was written)'}`;
}

/** One Node.js process of the running system with its log. */
export class Part {
  #stopping = new AbortController();

  /**
   * @param {string} name as shown
   * @param {string} script
   * @param {NodeJS.ProcessEnv} env
   * @param {{ ready?: string, timeoutMs?: number, args?: string[], messages?: boolean }} options ready: address that
   * answers 200 when it is ready; timeoutMs: milliseconds to finish its work; messages: it handles `send`
   */
  constructor(name, script, env, { ready, timeoutMs = 15_000, args = [], messages = false } = {}) {
    this.name = name;
    this.readyUrl = ready;
    this.timeoutMs = timeoutMs;
    this.file = logFile(name);
    this.log = new LogTail(name, this.file);
    this.script = script;
    this.args = args;
    this.messages = messages;
    this.env = env;
    this.#spawn();
  }

  #spawn() {
    const stdio = ['ignore', this.log.descriptor, this.log.descriptor, ...(this.messages ? ['ipc'] : [])];
    this.how = undefined;
    // In its own process group: Ctrl-C in the terminal reaches only this process, which stops the parts in order.
    this.child = spawn(process.execPath, [this.script, ...this.args], {
      cwd: root,
      env: this.env,
      stdio,
      detached: true,
    });
    this.ended = new Promise((resolve) => {
      this.child.once('error', (error) => resolve(`could not start: ${error.message}`));
      this.child.once('exit', (code, signal) => resolve(`ended with ${signal ?? `exit code ${code}`}`));
    });
    void this.ended.then((how) => (this.how = how));
  }

  /**
   * Restarts it whenever it ends unexpectedly, until that happens too often.
   * @param {{ onRestart?: () => void, restarts?: Restarts }} options onRestart: called when another process runs
   * @returns {Promise<Trouble | undefined>} why it was given up; undefined after it is stopped
   */
  async keepAlive({ onRestart, restarts = new Restarts() } = {}) {
    const { signal } = this.#stopping;
    for (;;) {
      const how = await this.ended;
      if (signal.aborted) return undefined;
      const wait = restarts.next();
      if (wait === undefined) return this.trouble(`${how}, more than ten times within a minute`);
      say(`  ${this.name} ${how}: it is started again in ${wait / 1000} s (see ${this.file}).`);
      await delay(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      this.#spawn();
      onRestart?.();
      if (!this.readyUrl) continue;
      void this.ready().then(
        () => say(`  ${this.name} is ready again.`),
        // It ended again, which the next round reports, or is slow.
        () => undefined,
      );
    }
  }

  /** The error if it ended unexpectedly. */
  trouble(how = this.how) {
    return new Trouble(failure(this.name, how, this.log.text(), this.file));
  }

  /** Waits until it is ready. @throws Trouble if it ends or does not become ready */
  async ready() {
    let answer = 'no answer';
    for (const latest = Date.now() + READY_WITHIN_MS; Date.now() < latest; await delay(100)) {
      if (this.how) throw this.trouble();
      try {
        const response = await fetch(this.readyUrl, { signal: AbortSignal.timeout(5_000) });
        const body = await response.text();
        if (response.ok) return;
        answer = `${response.status} ${body.slice(0, 500)}`;
      } catch {
        // Not listening yet.
      }
    }
    throw this.trouble(`is not ready after ${READY_WITHIN_MS / 1000} s (${this.readyUrl}: ${answer})`);
  }

  /** Waits until it has finished its work and ended. @throws Trouble if it fails */
  async finished() {
    const how = await this.ended;
    if (how !== 'ended with exit code 0') throw this.trouble();
    this.log.close();
  }

  /** Lets it finish its work until the timeout, then kills it. */
  async stop() {
    this.#stopping.abort();
    if (!this.how) {
      this.child.kill('SIGTERM');
      const late = setTimeout(() => this.kill(), this.timeoutMs);
      await this.ended;
      clearTimeout(late);
    }
    this.log.close();
  }

  /** Restarts the process with the new build. */
  async restart() {
    if (!this.how) {
      this.child.kill('SIGTERM');
      const late = setTimeout(() => this.child.kill('SIGKILL'), RESTART_WITHIN_MS);
      await this.ended;
      clearTimeout(late);
    }
    this.#spawn();
  }

  /** Kills the process; `keepAlive` restarts it. @returns {number} the id of the killed process */
  crash() {
    this.child.kill('SIGKILL');
    return this.child.pid;
  }

  /** Sends a message to the process, unless it is restarting. */
  send(message) {
    if (this.child.connected) this.child.send(message);
  }

  kill() {
    this.#stopping.abort();
    this.child.kill('SIGKILL');
  }
}
