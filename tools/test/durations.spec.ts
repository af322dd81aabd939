import { durationLines } from './durations.mjs';

const task = (name: string, seconds: number, status = 'success') => ({
  name,
  ph: 'X',
  dur: seconds * 1e6,
  args: { status },
});

describe('durationLines', () => {
  it('durationLines lists the tasks that ran, the longest first', () => {
    const lines = durationLines([task('web:lint', 3), task('web:build', 61.26), task('api:build', 9, 'local-cache')]);
    expect(lines.slice(1)).toEqual(['     61.3 s  web:build', '      3.0 s  web:lint']);
  });

  it('durationLines says nothing when everything came from the cache', () => {
    expect(durationLines([task('web:build', 1, 'remote-cache'), { ...task('group', 9), ph: 'M' }])).toEqual([]);
  });
});
