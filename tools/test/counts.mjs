/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** What a step counts that is no suite of tests: itself. */
export const single = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * Counts out of Jest's `--json` file. A suite that could not run counts as one failure, whatever it would have held.
 * @param {object | undefined} report undefined where Jest wrote none
 * @returns {Counts}
 */
export function jestCounts(report, exitCode) {
  if (!report) return single(false);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  // Jest may fail without any test failing: no test found, a broken global set-up.
  const blamed = exitCode !== 0 && failed === 0 ? 1 : failed;
  return { passed: numPassedTests, failed: blamed, skipped: numPendingTests + numTodoTests };
}

/**
 * Counts out of Playwright's JSON report. A test that passed on its second try counts as passed; the list above the
 * counts names it as flaky.
 * @returns {Counts}
 */
export function playwrightCounts(report, exitCode) {
  if (!report) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const passed = expected + flaky;
  const nothingRan = passed + unexpected === 0;
  return { passed, failed: unexpected === 0 && (exitCode !== 0 || nothingRan) ? 1 : unexpected, skipped };
}

/** @param {Counts[]} all */
export function sum(all) {
  const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** The line that `npm test` ends with. @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
