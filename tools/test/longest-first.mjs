import Sequencer from '@jest/test-sequencer';

/**
 * Files that run for minutes: workers and servers are killed, wait and come back. Jest begins with the largest files where it
 * has no durations of an earlier run, and these are among the smallest.
 */
const longest = /\/(servers|sending)-on-\w+\.integration\.spec\.ts$|\/nothing-lost\.integration\.spec\.ts$/;

/** The order in which Jest runs files: those that take longest first, so that nothing is left to wait for at the end. */
export default class LongestFirst extends Sequencer {
  /** @param {{ path: string }[]} tests @returns {{ path: string }[]} */
  sort(tests) {
    const rank = ({ path }) => (longest.test(path) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
