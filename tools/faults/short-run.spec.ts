import { kinds } from './kinds.mjs';
import { countsOf, runs } from './short-run.mjs';

describe('the short run of npm test', () => {
  it('counts each fault that was survived, and each broken promise as a failure', () => {
    expect(countsOf({ faults: [1, 2, 3], broken: [] }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(countsOf({ faults: [1, 2, 3], broken: [{}] }, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(countsOf({ faults: [1], broken: [] }, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it.each(runs)('names only faults that exist with a queue in $backend', ({ backend, only }) => {
    const fitting = kinds.filter((kind) => !kind.backend || kind.backend === backend).map(({ name }) => name);
    expect(only.filter((name) => !fitting.includes(name))).toEqual([]);
  });
});
