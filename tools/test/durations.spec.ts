import { durationLines, slowestLines } from './durations.mjs';

const task = (name: string, seconds: number, status = 'success') => ({
  name,
  ph: 'X',
  dur: seconds * 1e6,
  args: { status },
});

describe('durationLines', () => {
  it('lists the tasks that ran, the longest first', () => {
    const lines = durationLines([task('web:lint', 3), task('web:build', 61.26), task('api:build', 9, 'local-cache')]);
    expect(lines.slice(1)).toEqual(['     61.3 s  web:build', '      3.0 s  web:lint']);
  });

  it('says nothing when everything came from the cache', () => {
    expect(durationLines([task('web:build', 1, 'remote-cache'), { ...task('group', 9), ph: 'M' }])).toEqual([]);
  });
});

describe('slowestLines', () => {
  it('lists the ten slowest tests', () => {
    const tests = Array.from({ length: 12 }, (_, at) => ({ title: `test ${at}`, ms: at * 1000 }));
    const lines = slowestLines(tests);
    expect(lines).toHaveLength(11);
    expect(lines.slice(1, 3)).toEqual(['     11.0 s  test 11', '     10.0 s  test 10']);
    expect(slowestLines([])).toEqual([]);
  });
});
