/** The result of a task of `npm test`: its counts as JSON and its output as a log. Nx caches both. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, say } from '../lib/workspace.mjs';
import { slowestOf } from './durations.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ title: string, place: string, message: string }} Failure
 */

/** A failure's heading, expected and received values fit into these lines; the rest is in the log. */
const LINES_OF_A_FAILURE = 3;

const place = (project, target, ending) => join(root, 'dist/reports', project, `${target}.${ending}`);

/** The log file of a task. */
export const logOf = (project, target) => place(project, target, 'log');

/** The content of a JSON file; undefined if it is missing or incomplete. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} project its folder @returns {Counts | undefined} undefined if the task did not finish */
export const readReport = (project, target) => readJson(place(project, target, 'json'));

/** Deletes the report of an earlier run. */
export function forgetReport(project, target) {
  rmSync(place(project, target, 'json'), { force: true });
}

/**
 * Stores a task's counts and output; `failed` are the lines that `npm test` repeats at its end.
 * @param {string} project its folder
 * @param {Counts} counts
 * @param {string[]} failed
 * @param {import('./durations.mjs').Timed[]} tests
 */
export function writeReport(project, target, counts, output, failed = [], tests = []) {
  const file = place(project, target, 'json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...counts, lines: failed, slowest: slowestOf(tests) }));
  writeFileSync(logOf(project, target), output);
}

// ANSI escape codes.
const marks = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The three relevant lines of a failure: expected, received, location. @param {Failure} failure */
export function shorten({ title, place: where, message }) {
  const lines = message
    .replaceAll(marks, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^at .*node_modules|^Call log:|^[-=]+$/.test(line));
  const texts = lines.filter((line) => !line.startsWith('at ') && !/^>?\s*\d+ \|/.test(line));
  return [
    `✗ ${title}`,
    ...texts.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line.slice(0, 300)}`),
    `    ${where}`,
  ];
}

/**
 * Stores the report of a suite of tests, and prints its failures.
 * @param {string} project its folder
 * @param {Counts} counts
 * @param {Failure[]} failures
 * @param {import('./durations.mjs').Timed[]} tests
 * @returns {number} the exit code
 */
export function endOfSuite(project, target, counts, output, failures, tests) {
  const failed = failures.flatMap(shorten);
  writeReport(project, target, counts, output, failed, tests);
  if (counts.failed > 0 && failures.length === 0) say(output.trimEnd());
  else say([...failed, ...counts.flaky.map((title) => `on the second try: ${title}`)].join('\n'));
  if (counts.failed > 0) say(`    all of it: ${relative(root, logOf(project, target))}`);
  return counts.failed > 0 ? 1 : 0;
}
