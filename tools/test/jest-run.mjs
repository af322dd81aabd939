/** One run of Jest over several folders, and the part of its result for each project. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../lib/command.mjs';
import { root } from '../lib/workspace.mjs';
import { jestCounts } from './counts.mjs';
import { endOfSuite, readJson } from './report.mjs';

/** Jest's projects by Nx target. */
const projectsOf = (target) => (target === 'integration' ? ['integration'] : ['unit', 'web']);

const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');

/** @returns {import('./report.mjs').Failure[]} */
function failuresIn(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const where = relative(root, name);
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [{ title: where, place: where, message }];
    return failed.map((test) => ({ title: titleOf(test), place: where, message: test.failureMessages.join('\n') }));
  });
}

/** @returns {import('./durations.mjs').Timed[]} */
const timesIn = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ title: `${relative(root, name)}: ${titleOf(test)}`, ms: test.duration ?? 0 })),
  );

/**
 * @typedef {{ report: object | undefined, code: number, output: string }} JestRun report: undefined if Jest wrote none
 * @param {{ target: string, folders: string[], except?: string, atOnce?: string, withPages?: boolean }} options folders
 * and except: from the root; atOnce: spec files; withPages: specs may import the texts of pages
 * (tools/test/resolver.cjs)
 * @returns {Promise<JestRun>}
 */
export async function runJest({ target, folders, except, atOnce = '2', withPages = false }) {
  const temporary = mkdtempSync(join(tmpdir(), 'mainstage-report-'));
  try {
    const file = join(temporary, 'report.json');
    const { code, output } = await run(
      process.execPath,
      [
        ...nodeOptions,
        join(root, 'node_modules/jest/bin/jest.js'),
        ...folders.map((folder) => `^${join(root, folder)}/`),
        ...['--ci', '--passWithNoTests', `--maxWorkers=${atOnce}`, '--json', `--outputFile=${file}`],
        ...(except ? ['--testPathIgnorePatterns', `^${join(root, except)}/`] : []),
        ...['--selectProjects', ...projectsOf(target)],
      ],
      {
        env: { ...process.env, ...(!withPages && { WITHOUT_PAGES: 'yes' }) },
        name: folders.length === 1 ? `Jest (${folders[0]})` : `Jest (${folders.length} projects)`,
      },
    );
    return { report: readJson(file), code, output };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The part of a run that belongs to one project. @param {JestRun} all @returns {JestRun} */
export function partOf({ report, code, output }, folder) {
  if (!report) return { report, code, output };
  const testResults = report.testResults.filter(({ name }) => name.startsWith(`${join(root, folder)}/`));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const counts = {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'disabled'),
    numTodoTests: count('todo'),
    numRuntimeErrorTestSuites: broken.length,
  };
  // A failure of Jest itself has no project: it counts for each.
  const blamed = code !== 0 && report.numFailedTests + report.numRuntimeErrorTestSuites === 0;
  return { report: { ...counts, testResults }, code: blamed ? code : 0, output };
}

/** Writes the report of a project's run. @param {JestRun} part @returns {number} the exit code */
export const endOfRun = (project, target, { report, code, output }) =>
  endOfSuite(project, target, jestCounts(report, code), output, failuresIn(report), timesIn(report));
