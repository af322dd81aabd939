/**
 * `flaky` names the tests that passed on their second try; they are among the passed.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Counts
 */

/** Retries are for a busy machine; more than this many are a fault of their own. */
export const MOST_FLAKY = 3;

/** Counts of a step that is no suite of tests. */
export const single = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, flaky: [] });

const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');

/**
 * Counts of Jest's `--json` file. A suite that could not run counts as one failure.
 * @param {object | undefined} report undefined if Jest wrote none
 * @returns {Counts}
 */
export function jestCounts(report, exitCode) {
  if (!report) return single(false);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const tests = (report.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const flaky = tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1).map(titleOf);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  // Jest may fail without a failed test: no test found, a broken global set-up.
  const blamed = exitCode !== 0 && failed === 0 ? 1 : failed;
  return { passed: numPassedTests, failed: blamed, skipped: numPendingTests + numTodoTests, flaky };
}

/** The tests of a Playwright report, each with its title and the outcome of all attempts. */
export function playwrightTests({ title, suites = [], specs = [] }, above = []) {
  const here = title ? [...above, title] : above;
  return [
    ...specs.flatMap(({ tests, file, line, title: own }) =>
      tests.map((test) => ({ ...test, file, line, title: [...here, own].join(' › ') })),
    ),
    ...suites.flatMap((suite) => playwrightTests(suite, here)),
  ];
}

/**
 * Counts of Playwright's JSON report.
 * @returns {Counts}
 */
export function playwrightCounts(report, exitCode) {
  if (!report) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const passed = expected + flaky;
  const nothingRan = passed + unexpected === 0;
  return {
    passed,
    failed: unexpected === 0 && (exitCode !== 0 || nothingRan) ? 1 : unexpected,
    skipped,
    flaky: playwrightTests(report)
      .filter(({ status }) => status === 'flaky')
      .map(({ title }) => title),
  };
}

/** @param {Counts[]} all */
export function sum(all) {
  const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
  const flaky = all.flatMap((counts) => counts.flaky);
  const failed = add('failed') + (flaky.length > MOST_FLAKY ? 1 : 0);
  return { passed: add('passed'), failed, skipped: add('skipped'), flaky };
}

/** Lines about tests that passed on their second attempt. @param {Counts} counts */
export function flakyLines({ flaky }) {
  if (flaky.length === 0) return [];
  const more = flaky.length > MOST_FLAKY ? `: more than ${MOST_FLAKY}, counted as a failure` : '';
  return [`${flaky.length} passed on the second try${more}`, ...flaky.map((title) => `  ${title}`)];
}

/** The line that `npm test` ends with. @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
