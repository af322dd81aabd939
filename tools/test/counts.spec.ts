import { jestCounts, lastLine, playwrightCounts, sum } from './counts.mjs';

const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

describe('jestCounts', () => {
  it('counts what passed, failed and was skipped', () => {
    const report = { ...jest, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(jestCounts(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a suite that could not run as failed', () => {
    expect(jestCounts({ ...jest, numRuntimeErrorTestSuites: 1 }, 1).failed).toBe(1);
  });

  it('blames a bad exit code even when no test failed, and a missing report', () => {
    expect(jestCounts(jest, 1).failed).toBe(1);
    expect(jestCounts(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('playwrightCounts', () => {
  it('counts a test that passed on its second try as passed', () => {
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 } }, 0)).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  it('fails a run of nothing', () => {
    expect(playwrightCounts({ stats: { ...stats, expected: 0, skipped: 4 } }, 0).failed).toBe(1);
  });
});

describe('lastLine', () => {
  it('names skipped tests only where there are some', () => {
    const counts = sum([
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 3, failed: 0, skipped: 0 },
    ]);
    expect(lastLine(counts)).toBe('5 passed, 1 failed');
    expect(lastLine({ ...counts, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
  });
});
