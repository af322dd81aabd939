import Sequencer from '@jest/test-sequencer';

/**
 * Spec files that run for minutes: workers and servers are killed and restart. Without durations of an earlier run Jest
 * begins with the largest files, and these are among the smallest.
 */
const longest = /\/(servers|sending)-on-\w+\.integration\.spec\.ts$|\/nothing-lost\.integration\.spec\.ts$/;

/** Runs the slowest files first, so that no single file runs alone at the end. */
export default class LongestFirst extends Sequencer {
  /** @param {{ path: string }[]} tests @returns {{ path: string }[]} */
  sort(tests) {
    const rank = ({ path }) => (longest.test(path) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
