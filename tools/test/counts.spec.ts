import { flakyLines, jestCounts, lastLine, MOST_FLAKY, playwrightCounts, single, sum } from './counts.mjs';

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
    expect(jestCounts(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 2, flaky: [] });
  });

  it('names what passed on its second try', () => {
    const test = { ancestorTitles: ['worker'], title: 'starts', status: 'passed' };
    const testResults = [
      {
        assertionResults: [
          { ...test, invocations: 2 },
          { ...test, title: 'ends', invocations: 1 },
        ],
      },
    ];
    expect(jestCounts({ ...jest, testResults }, 0).flaky).toEqual(['worker › starts']);
  });

  it('counts a suite that could not run as failed', () => {
    expect(jestCounts({ ...jest, numRuntimeErrorTestSuites: 1 }, 1).failed).toBe(1);
  });

  it('blames a bad exit code even when no test failed, and a missing report', () => {
    expect(jestCounts(jest, 1).failed).toBe(1);
    expect(jestCounts(undefined, 0)).toEqual(single(false));
  });
});

describe('playwrightCounts', () => {
  it('counts a test that passed on its second try as passed, and names it', () => {
    const spec = { title: 'sends', file: 'contact.spec.ts', line: 3, tests: [{ status: 'flaky', results: [] }] };
    const suites = [{ title: 'contact.spec.ts', specs: [], suites: [{ title: 'the form', specs: [spec] }] }];
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 }, suites }, 0)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 0,
      flaky: ['contact.spec.ts › the form › sends'],
    });
  });

  it('fails a run of nothing', () => {
    expect(playwrightCounts({ stats: { ...stats, expected: 0, skipped: 4 } }, 0).failed).toBe(1);
  });
});

describe('a second try', () => {
  const flaky = (count: number) =>
    sum([{ ...single(true), flaky: Array.from({ length: count }, (_, i) => `test ${i}`) }]);

  it('is printed above the last line', () => {
    expect(flakyLines(flaky(1))).toEqual(['1 passed on the second try', '  test 0']);
    expect(flakyLines(single(true))).toEqual([]);
  });

  it('fails the run when there are too many', () => {
    expect(flaky(MOST_FLAKY).failed).toBe(0);
    expect(flaky(MOST_FLAKY + 1).failed).toBe(1);
  });
});

describe('lastLine', () => {
  it('names skipped tests only where there are some', () => {
    const counts = sum([
      { passed: 2, failed: 1, skipped: 0, flaky: [] },
      { passed: 3, failed: 0, skipped: 0, flaky: [] },
    ]);
    expect(lastLine(counts)).toBe('5 passed, 1 failed');
    expect(lastLine({ ...counts, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
  });
});
