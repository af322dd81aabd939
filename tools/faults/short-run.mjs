import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { root } from '../lib/workspace.mjs';
import { readJson } from '../test/report.mjs';

/** The runs of `npm test`: faults that once broke something, and short ones. */
export const runs = [
  {
    backend: 'redis',
    seed: 5,
    only: [
      'API killed',
      'worker killed',
      "API's log disk full",
      "worker's log disk full",
      'PostgreSQL restarted (immediate)',
      'worker → Redis silent',
      'Redis killed',
      'Redis wiped',
      'Redis replaced by an empty one',
      'mail: dropped after the dot',
    ],
    more: ['--runbook'],
  },
  {
    backend: 'postgres',
    seed: 6,
    only: [
      'API and worker killed',
      'PostgreSQL killed',
      'backends terminated',
      'queue wiped',
      'mail: cut before the dot',
    ],
    more: ['--backup'],
  },
];
/** Limit for all of them: a run ends with the last one, usually after two minutes. */
const MINUTES = 8;

/** Each fault without a broken promise counts as passed, each broken promise as a failure. */
export function countsOf(report, code) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  const { faults, broken } = report;
  const failed = broken.length === 0 && code !== 0 ? 1 : broken.length;
  return { passed: failed === 0 ? faults.length : Math.max(0, faults.length - failed), failed, skipped: 0, flaky: [] };
}

/**
 * The queues are played at the same time: each run waits for its own servers most of the time.
 * @param {NodeJS.ProcessEnv} env
 */
export async function shortRuns(env) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-report-'));
  const playQueue = async ({ backend, seed, only, more }) => {
    const out = join(folder, `${backend}.json`);
    const options = {
      backend,
      seed,
      only: only.join(),
      minutes: MINUTES,
      faults: only.length,
      // The recovery limits are for two busy cores; a slower machine gets proportionally more.
      'time-factor': 'measured',
      out,
    };
    const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)]);
    const { code, output } = await run(
      process.execPath,
      [join(root, 'tools/faults/faults.mjs'), '--no-build', ...args, ...more],
      { env, name: `the faults on ${backend}` },
    );
    return { counts: countsOf(readJson(out), code), output };
  };
  try {
    return await Promise.all(runs.map(playQueue));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
