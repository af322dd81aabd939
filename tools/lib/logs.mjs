import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dataPath, say } from './workspace.mjs';

const KEPT_BYTES = 10_000_000;
const LOOK_EVERY_MS = 300;
/** Log levels that are shown on the screen; everything else stays in the file. */
const warnings = new Set(['warn', 'error', 'fatal']);

/** The log file of a part; a large one is rotated first. */
export function logFile(part) {
  const folder = dataPath('logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${part}.log`);
  if (existsSync(file) && statSync(file).size > KEPT_BYTES) renameSync(file, `${file}.1`);
  return file;
}

/** A log line formatted for the screen, or undefined if it is no warning. */
export function warningIn(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    return warnings.has(level) ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Follows a part's log from its current end: prints warnings, and keeps the text. The part writes to the file itself,
 * so that it continues if this process is killed.
 */
export class LogTail {
  #descriptor;
  #from;
  #read;
  #rest = '';
  #timer;
  #closed = false;

  constructor(name, file) {
    this.name = name;
    this.#descriptor = openSync(file, 'a+');
    this.#from = this.#read = fstatSync(this.#descriptor).size;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  #bytes(from) {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(this.#descriptor).size - from));
    return bytes.subarray(0, readSync(this.#descriptor, bytes, 0, bytes.length, from));
  }

  #look() {
    const bytes = this.#bytes(this.#read);
    this.#read += bytes.length;
    const lines = (this.#rest + bytes.toString()).split('\n');
    this.#rest = lines.pop();
    for (const warning of lines.map(warningIn).filter(Boolean)) say(`  ${this.name}: ${warning}`);
  }

  /** Text written since this run began, at most its last 64 KiB. */
  text() {
    if (this.#closed) return '';
    return this.#bytes(Math.max(this.#from, fstatSync(this.#descriptor).size - 65_536)).toString();
  }

  get descriptor() {
    return this.#descriptor;
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#timer);
    this.#look();
    closeSync(this.#descriptor);
  }
}
