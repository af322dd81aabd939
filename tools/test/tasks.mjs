/** The tasks that Nx will run, and their results. */
import { nxEnvironment } from '../lib/build.mjs';
import { run } from '../lib/command.mjs';
import { binary, Trouble } from '../lib/workspace.mjs';
import { single } from './counts.mjs';
import { readReport } from './report.mjs';

/** Targets whose tasks have counts of their own; any other task counts as one. */
const counted = /^(test|integration|e2e|checks|faults)(-|$)/;

/** @typedef {{ id: string, project: string, target: string }} Task id as Nx prints it; project is its folder */

/**
 * @param {string[]} targets
 * @returns {Promise<Task[]>}
 */
export async function plannedTasks(targets) {
  const { code, output } = await run(binary('nx'), ['run-many', '-t', ...targets, '--graph=stdout'], {
    env: nxEnvironment(),
    name: 'nx',
  });
  if (code !== 0) throw new Trouble(output);
  const { graph, tasks } = JSON.parse(output.slice(output.indexOf('{')));
  const executorOf = ({ project, target }) => graph.nodes[project].data.targets[target].executor;
  return (
    Object.values(tasks.tasks)
      // It only groups other tasks.
      .filter(({ target }) => executorOf(target) !== 'nx:noop')
      .map(({ id, projectRoot, target }) => ({ id, project: projectRoot, target: target.target }))
  );
}

/** The failed tasks at the end of Nx's output. @returns {string[]} */
export function failedTasks(output) {
  const [, after = ''] = output.split('Failed tasks:');
  return [...after.matchAll(/^\s*- (\S+)\s*$/gm)].map(([, id]) => id);
}

/**
 * The counts of one task: its own, or one for itself. A task without a report counts as a failure.
 * @param {Task} task
 * @param {string[]} failed
 */
export function countsOf({ id, project, target }, failed) {
  if (!counted.test(target)) return single(!failed.includes(id));
  const report = readReport(project, target);
  if (!report) return single(false);
  return failed.includes(id) && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/**
 * Lines about a failed task for the end of the run, which is visible even if the output is truncated in the middle.
 * @param {Task} task
 * @returns {string[]}
 */
export const linesOf = ({ id, project, target }) => [`✗ ${id}`, ...(readReport(project, target)?.lines ?? [])];

/** @param {Task} task @returns {import('./durations.mjs').Timed[]} */
export const slowestIn = ({ project, target }) => readReport(project, target)?.slowest ?? [];
