import { join } from 'node:path';
import { jestCounts } from './counts.mjs';
import { partOf } from './jest-run.mjs';

const root = join(import.meta.dirname, '../..');
const suite = (file: string, ...statuses: string[]) => ({
  name: join(root, file),
  status: statuses.every((status) => status === 'passed') && statuses.length > 0 ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status, ancestorTitles: [], title: status })),
});
const countsOf = (folder: string, report: object | undefined, code: number) => {
  const part = partOf({ report, code, output: '' }, folder);
  return jestCounts(part.report, part.code);
};

describe('partOf', () => {
  const report = {
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      suite('libs/leads/src/a.spec.ts', 'passed', 'passed'),
      suite('libs/mail/src/a.spec.ts', 'passed', 'failed', 'todo'),
      suite('libs/mail/src/b.spec.ts'),
      suite('libs/mailbox/src/a.spec.ts', 'passed'),
    ],
  };

  it('counts the tests of one folder and its suites that could not run', () => {
    expect(countsOf('libs/leads', report, 1)).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
    expect(countsOf('libs/mail', report, 1)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  });

  it('blames every project for a failure of Jest itself', () => {
    const clean = { numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: report.testResults.slice(0, 1) };
    expect(countsOf('libs/leads', clean, 1).failed).toBe(1);
    expect(countsOf('libs/leads', clean, 0).failed).toBe(0);
    expect(countsOf('libs/leads', undefined, 1).failed).toBe(1);
  });
});
