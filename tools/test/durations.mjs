/**
 * Duration of each task that was not cached, from Nx's profile (NX_PROFILE), the longest first.
 * @param {{ name: string, ph: string, dur: number, args?: { status?: string } }[]} profile durations in microseconds
 * @returns {string[]} one line for each task
 */
export function durationLines(profile, most = 20) {
  const ran = profile.filter(({ ph, args }) => ph === 'X' && !/cache|existing/.test(args?.status ?? ''));
  const lines = ran
    .sort((a, b) => b.dur - a.dur)
    .slice(0, most)
    .map(({ name, dur }) => `  ${(dur / 1e6).toFixed(1).padStart(7)} s  ${name}`);
  return lines.length > 0 ? ['\nThe longest tasks (two run at the same time):', ...lines] : [];
}

/** @typedef {{ title: string, ms: number }} Timed a test that ran, with its milliseconds */

/** @param {Timed[]} tests @returns {Timed[]} the longest first */
export const slowestOf = (tests, most = 10) =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ title, ms }) => ({ title, ms }));

/** @param {Timed[]} tests of all tasks @returns {string[]} a line for each of the slowest */
export function slowestLines(tests) {
  const lines = slowestOf(tests).map(({ title, ms }) => `  ${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
  return lines.length > 0 ? ['\nThe slowest tests:', ...lines] : [];
}
