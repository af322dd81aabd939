import { kinds } from './kinds.mjs';
import { measuredTimeFactor } from './run.mjs';
import { countsOf, runs } from './short-run.mjs';

describe('the short run of npm test', () => {
  it('counts each survived fault as passed and each broken promise as failed', () => {
    expect(countsOf({ faults: [1, 2, 3], broken: [] }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0, flaky: [] });
    expect(countsOf({ faults: [1, 2, 3], broken: [{}] }, 1)).toEqual({ passed: 2, failed: 1, skipped: 0, flaky: [] });
    expect(countsOf({ faults: [1], broken: [] }, 1)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
    expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
  });

  it.each(runs)('names only faults that exist with a queue in $backend', ({ backend, only }) => {
    const fitting = kinds.filter((kind) => !kind.backend || kind.backend === backend).map(({ name }) => name);
    expect(only.filter((name) => !fitting.includes(name))).toEqual([]);
  });

  it.each([
    ['redis', 15, ['worker killed']],
    ['redis', 10, ['PostgreSQL restarted (immediate)']],
    ['redis', 30, ['Redis killed', 'Redis wiped', 'Redis replaced by an empty one', 'worker → Redis silent']],
    ['postgres', 15, ['API and worker killed']],
    ['postgres', 10, ['PostgreSQL killed']],
    ['postgres', 30, ['queue wiped']],
  ])('holds the system on %s to %i s after each of %j', (backend, seconds, names) => {
    const played = runs.find((run) => run.backend === backend)?.only ?? [];
    expect(names.filter((name) => !played.includes(name))).toEqual([]);
    for (const name of names) {
      const kind = kinds.find((each) => each.name === name);
      expect(kind?.recovery).toBe(seconds);
      // If jobs may be lost, the mails that waited for them count too.
      expect(kind?.losesJobs ?? false).toBe(/Redis|queue/.test(name));
    }
  });

  it('extends the limits only on a slow machine', () => {
    expect([1, 4, 8].map(measuredTimeFactor)).toEqual([1, 1, 2]);
  });
});
